/** Deleting an account: permissions, repeated deletion, and concurrent requests. */
import { newProject } from '@ankur/blocks/new-project'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { openPerson, traces } from '../test-person.ts'

const now = '2026-03-14T09:00:00Z'
// Load shedding is off: it is not tested here and would refuse requests on a busy computer.
const noShedding = { maxEventLoopDelayMs: 0 }
const game = { name: 'Cat', data: { ankur: 1, project: newProject() } }

test('signing up and deleting repeatedly sends no more mails to an address than the limit', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const app = createApp(platform, noShedding)
  for (let times = 0; times < 7; times += 1) {
    const stranger = await openPerson(app, platform, 'stranger@example.org')
    const [{ mails } = { mails: 0 }] = await platform.db.query<{ mails: number }>('select count(*)::int as mails from outbox')
    expect(mails).toBe(times < 5 ? 1 : 0)
    expect((await stranger.delete(stranger.password)).statusCode).toBe(204)
  }
})

test('deletion with a wrong password is refused and counted as at sign-in', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const app = createApp(platform, noShedding)
  const asha = await openPerson(app, platform, 'asha@example.org')
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await asha.delete('not the password')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { code: 'wrong_password' } })
  }
  const refused = await asha.delete(asha.password)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

  platform.clock.advance(60_000)
  expect((await asha.delete(asha.password)).statusCode).toBe(204)
})

test('deletion without a password or without a session is refused', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org')
  const without = await asha.send({ method: 'DELETE', url: '/api/account', payload: {} })
  expect(without.statusCode).toBe(422)
  expect(without.json()).toMatchObject({ error: { code: 'invalid_input', fields: ['password'] } })
  for (const method of ['GET', 'DELETE'] as const) {
    const stranger = await app.inject({ method, url: '/api/account', ...(method === 'DELETE' && { payload: { password: 'x' } }) })
    expect(stranger.json()).toMatchObject({ error: { code: 'no_session' } })
  }
  expect((await app.inject({ method: 'GET', url: '/api/account/export' })).statusCode).toBe(401)
})

test('deletion with another user’s password is refused', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org', { password: 'a mango tree of hers' })
  const ravi = await openPerson(app, platform, 'ravi@example.org', { password: 'a neem tree of his' })
  expect((await ravi.delete(asha.password)).statusCode).toBe(422)
  expect(await platform.db.query('select from users')).toHaveLength(2)
})

test('a second deletion finds no session, and tokens of the deleted account get the errors of the protocol', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org')
  const both = await Promise.all([asha.delete(asha.password), asha.delete(asha.password)])
  expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([204, 401])
  expect((await asha.delete(asha.password)).json()).toMatchObject({ error: { code: 'no_session' } })

  const user = await asha.send({ method: 'GET', url: '/auth/v1/user', headers: { 'x-supabase-api-version': '2024-01-01' } })
  expect({ status: user.statusCode, ...user.json() }).toMatchObject({ status: 403, code: 'user_not_found' })
  const refreshed = await asha.refresh()
  expect({ status: refreshed.statusCode, ...refreshed.json() }).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
})

test('requests during a deletion get a response and leave no data behind', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  for (let round = 0; round < 8; round += 1) {
    const asha = await openPerson(app, platform, `asha${round}@example.org`)
    const { id: gameId } = (await asha.send({ method: 'POST', url: '/api/projects', payload: game })).json()
    const others = [
      asha.refresh(),
      asha.refresh(),
      asha.analyze(),
      asha.send({ method: 'POST', url: '/api/children', payload: { nickname: 'Bina' } }),
      asha.send({ method: 'POST', url: '/api/projects', payload: game }),
      asha.send({ method: 'POST', url: `/api/projects/${gameId}/share` }),
      asha.send({ method: 'POST', url: '/auth/v1/logout?scope=others' }),
      asha.send({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: asha.email, password: asha.password },
      }),
    ]
    const [deleted, ...answers] = await Promise.all([asha.delete(asha.password), ...others])
    expect(deleted.statusCode).toBe(204)
    for (const { statusCode } of answers) expect([200, 201, 204, 400, 401, 403, 404, 503]).toContain(statusCode)
    expect(await traces(platform, [asha.id, asha.email, asha.sessionId])).toEqual([])
  }
})

test('deleting an account removes its queued mail, also mail to the operator', async () => {
  await using platform = await testPlatform({
    now,
    env: { SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'a@b.example', CONTACT_TO: 'desk@b.example' },
  })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org', { isConfirmed: true })
  await asha.writeMessage()
  expect(await platform.db.query(`select from outbox where state = 'queued'`)).toHaveLength(3)
  expect((await asha.delete(asha.password)).statusCode).toBe(204)
  expect(await platform.db.query('select from outbox')).toEqual([])
})
