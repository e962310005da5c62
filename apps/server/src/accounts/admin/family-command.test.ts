import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp, familyHolders } from '../../app.ts'
import type { AdminTools } from '../../platform/platform.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { PASSWORD, testAccounts, totpCode } from '../test-accounts.ts'
import { openPerson, traces } from '../test-person.ts'
import { familyCommand } from './family-command.ts'

test('an operator finds, shows, exports, closes and erases a family; the audit log contains none of its data', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org', { isConfirmed: true })
  const left = await asha.leaveTraces()
  const tools: AdminTools = {
    settings: platform.config,
    db: platform.db,
    clock: platform.clock,
    secret: async () => platform.config.authSecret,
  }
  const run = async (...words: string[]) => await familyCommand(familyHolders).read(words)?.(tools)

  expect(await run('find', 'Asha@example.org')).toContain(asha.id)
  expect(await run('show', asha.id)).toContain('assessments: 1')
  expect(JSON.parse((await run('export', asha.id)) ?? '').assessments).toHaveLength(1)
  await run('close', asha.id)
  expect((await asha.send({ method: 'GET', url: '/api/account' })).statusCode).toBe(401)
  expect(await platform.db.query('select from sessions')).toEqual([])
  const credentials = { email: 'asha@example.org', password: asha.password }
  const signIn = { method: 'POST', url: '/auth/v1/token?grant_type=password', payload: credentials } as const
  expect((await app.inject(signIn)).json().error_code).toBe('user_banned')
  await run('open', asha.id)
  expect((await app.inject(signIn)).statusCode).toBe(200)
  await run('erase', asha.id)
  await expect(run('erase', asha.id)).rejects.toThrow('There is no account')
  await expect(run('show', randomUUID())).rejects.toThrow('There is no account')
  await expect(run('show', 'asha')).rejects.toThrow('is not an account id')
  expect(familyCommand(familyHolders).read(['show'])).toBeNull()

  // The audit log contains the account id and the action; nothing else of the family remains in any table.
  const actions = await platform.db.query('select action, account from operator_actions order by action')
  expect(actions.map(({ action }) => action)).toEqual(
    ['close', 'erase', 'export', 'find', 'open', 'show'].map((verb) => `family ${verb}`),
  )
  expect(new Set(actions.map(({ account }) => account))).toEqual(new Set([asha.id]))
  expect(
    await traces(
      platform,
      left.filter((text) => text !== asha.id && !text.includes('-of-')),
    ),
  ).toEqual([])
})

test('an operator removes the second factor of a family that lost its phone and its recovery codes', async () => {
  await using site = await testAccounts()
  const { platform } = site
  const { id, email } = await site.signedIn()
  await platform.db.query('update users set email_proven_at = created_at where id = $1', [id])
  const client = site.client()
  await client.signInWithPassword({ email, password: PASSWORD })
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('no factor')
  await client.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(data.totp.secret, platform.clock.nowMs()) })
  const signIn = async () => {
    const { body } = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
    return (await site.ask('/api/whoami', { bearer: body.access_token })).status
  }
  expect(await signIn()).toBe(403)
  const tools = {
    settings: platform.config,
    db: platform.db,
    clock: platform.clock,
    secret: async () => platform.config.authSecret,
  }
  await familyCommand(familyHolders).read(['one-step', id])?.(tools)
  expect(await signIn()).toBe(200)
  expect(await platform.db.query('select action, account from operator_actions')).toEqual([
    { action: 'family one-step', account: id },
  ])
  expect((await site.mailsTo(email)).at(-1)).toMatchObject({
    kind: 'alarm',
    subject: 'Your Ankur account no longer has a second sign-in step',
  })
})
