/** Counting, exporting and deleting an account's data, with all features of the product. */
import { newProject } from '@ankur/blocks/new-project'
import { yourData } from '@ankur/content/words/en/accounts/your-data'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readErasedAccounts } from '../../platform/erased-accounts.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import type { TestPlatform } from '../../platform/test-platform.ts'
import { hostedProject } from '../test-hosted.ts'
import { openPerson, traces } from '../test-person.ts'

const now = '2026-03-14T09:00:00Z'
// Load shedding is off: it is not tested here and would refuse requests on a busy computer.
const noShedding = { maxEventLoopDelayMs: 0 }
const game = { name: 'Cat', data: { ankur: 1, project: newProject() } }

test('the export contains all data of a family in one file with plain names', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org', { isConfirmed: true })
  await asha.leaveTraces()
  await openPerson(app, platform, 'ravi@example.org').then((ravi) => ravi.leaveTraces())

  const answer = await asha.send({ method: 'GET', url: '/api/account/export' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="my-data-2026-03-14.json"',
  })
  const file = answer.json()
  expect(file).toMatchObject({
    version: 1,
    exportedAt: '2026-03-14T09:00:00.000Z',
    account: { id: asha.id, email: 'asha@example.org', hasPassword: true, givenAtSignUp: { full_name: 'Asha Kaur' } },
    consents: expect.arrayContaining([
      expect.objectContaining({ purpose: 'account', noticeVersion: '2026-01', language: 'hi', withdrawnAt: null }),
    ]),
    children: [{ birthMonth: '2024-06' }],
    games: [{ name: 'Cat of Asha', version: 1, data: { ankur: 1, project: { sprites: [{ name: expect.any(String) }] } } }],
    shareLinks: [{ openings: 0, hasPin: false }],
    reportMails: [{}],
    gameLinks: [{ endsAt: '2026-04-13T09:00:00.000Z' }],
    sessions: [{ internetAddress: '127.0.0.1' }],
    messages: [{ firstName: 'Asha', subject: 'Question', message: 'Is this free of charge?' }],
    mails: [
      { kind: 'confirm_address' },
      { kind: 'contact_copy', state: 'kept' },
      { kind: 'alarm' },
      { kind: 'recovery' },
      { kind: 'old_address' },
    ],
  })
  expect(file.assessments).toHaveLength(1)
  expect(file.assessments[0]).toMatchObject({ birthMonth: '2024-06', analysis: expect.stringMatching(/./) })
  expect(file.assessments[0].answers).toHaveLength(20)
  expect(file.events.map(({ event }: { event: string }) => event)).toContain('signed_up')
  expect(answer.body).not.toMatch(/argon2|token_hash|token_salt|ravi/)
})

test('the export contains every stored value of the family except secrets', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org', { isConfirmed: true })
  await asha.leaveTraces()
  const file = (await asha.send({ method: 'GET', url: '/api/account/export' })).body

  const left =
    /_hash$|_mac$|_salt$|^challenge$|^(user_id|digest|sequence|counter|floor|html_body|text_body|mail_id|sign_up_network|sign_up_proof)$|^sealed|^wrapped$/
  for (const { table, row } of await rowsOf(platform, asha.id)) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'string' || left.test(column) || /^\d{4}-\d\d-\d\dT/.test(value)) continue
      expect(file, `${table}.${column}`).toContain(JSON.stringify(value).slice(1, -1))
    }
  }
})

test('after deletion no table contains the account, its address, or any data derived from it', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const app = createApp(platform, noShedding)
  const asha = await openPerson(app, platform, 'asha@example.org', { isConfirmed: true })
  const marks = await asha.leaveTraces()
  const ravi = await openPerson(app, platform, 'ravi@example.org')
  await ravi.leaveTraces()
  const ofRavi = await traces(platform, [ravi.id, ravi.email])
  // Checks the search itself: before the deletion it finds the data.
  expect([...new Set(await traces(platform, marks))]).toEqual(
    expect.arrayContaining(['users', 'sessions', 'assessments', 'children', 'projects', 'outbox', 'contact_messages']),
  )

  const answer = await asha.delete(asha.password)

  expect(answer.statusCode).toBe(204)
  expect(await traces(platform, marks)).toEqual([])
  // This list, outside the database, tells a restore of an older backup which accounts to leave out.
  const erased = await readErasedAccounts([platform.config.erasuresFile], platform.config.authSecret)
  expect([asha.id, ravi.id].map((id) => erased?.has(id))).toEqual([true, false])
  expect(await traces(platform, [ravi.id, ravi.email])).toEqual(ofRavi)
  expect((await ravi.send({ method: 'GET', url: '/api/account' })).statusCode).toBe(200)
})

test('deleting an account removes the counters of its limits', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const app = createApp(platform, noShedding)
  const asha = await openPerson(app, platform, 'asha@example.org')
  await asha.leaveTraces()
  await asha.send({ method: 'GET', url: '/api/account/export' })
  const counted = () =>
    countersOf(platform, [
      ['analyses', asha.id],
      ['account-export', asha.id],
      ['project-saves', asha.id],
      ['project-shares', asha.id],
      ['auth-refresh-session', asha.sessionId],
    ])
  await asha.refresh()
  expect(await counted()).toBe(5)
  await asha.delete('not the password')
  expect(await platform.db.query('select from sign_in_failures')).toHaveLength(1)

  expect((await asha.delete(asha.password)).statusCode).toBe(204)
  expect(await counted()).toBe(0)
  expect(await platform.db.query('select from sign_in_failures')).toEqual([])
})

test('every table with a user id deletes its rows with the account', async () => {
  await using platform = await testPlatform({ now })
  const stays = await platform.db.query(
    `select c.table_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'user_id' and not exists (
       select from information_schema.key_column_usage k join information_schema.referential_constraints r using (constraint_name)
       where k.table_name = c.table_name and k.column_name = c.column_name and r.delete_rule = 'CASCADE')`,
  )
  expect(stays).toEqual([])
})

test('an account with an unconfirmed address cannot export or erase messages from that address, nor their copies', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const stranger = await openPerson(app, platform, 'asha@example.org')
  await stranger.writeMessage()
  const file = (await stranger.send({ method: 'GET', url: '/api/account/export' })).json()
  expect(file).toMatchObject({ messages: [], mails: [{ kind: 'confirm_address' }] })

  expect((await stranger.delete(stranger.password)).statusCode).toBe(204)
  expect(await traces(platform, [stranger.id])).toEqual([])
  expect(await traces(platform, ['asha@example.org'])).toEqual(['contact_messages', 'outbox'])
})

test('the account endpoint returns the number of records of each kind', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await openPerson(app, platform, 'asha@example.org')
  await asha.analyze()
  await asha.send({ method: 'POST', url: '/api/projects', payload: game })
  const answer = await asha.send({ method: 'GET', url: '/api/account' })
  expect(answer.json()).toMatchObject({
    id: asha.id,
    email: 'asha@example.org',
    isConfirmed: false,
    isElsewhere: false,
    kept: { assessments: 1, children: 1, sessions: 1, messages: 0, games: 1, gameDrawings: 0, gameLinks: 0 },
  })
})

/** Parts of a game, of a summary or of signing in: in the export, and not counted on the page by themselves. */
const partsOfOthers = [
  'gameDrawings',
  'gameLinks',
  'modelTexts',
  'reportMails',
  'shareLinks',
  'begunSignIns',
  'factors',
  'identities',
  'mailedLinks',
]

test('every kind of record has a label for the page "Your data", or is part of another kind', async () => {
  await using platform = await testPlatform({ now })
  const asha = await openPerson(createApp(platform), platform, 'asha@example.org')
  const { kept } = (await asha.send({ method: 'GET', url: '/api/account' })).json()
  const unlabelled = Object.keys(kept).filter((name) => !(`kept_${name}` in yourData) && !partsOfOthers.includes(name))
  expect(unlabelled).toEqual([])
})

test('data stored here for a user of a hosted project is exported and deleted here', async () => {
  await using project = await hostedProject()
  await using platform = await testPlatform({ now, env: project.env })
  const app = createApp(platform)
  const headers = { authorization: `Bearer ${await project.sign({ nowMs: Date.parse(now) })}` }
  const seen = await app.inject({ method: 'GET', url: '/api/account', headers })
  expect(seen.json()).toMatchObject({ email: 'asha@example.org', isElsewhere: true })
  expect((await app.inject({ method: 'GET', url: '/api/account/export', headers })).statusCode).toBe(200)
  const erased = await app.inject({ method: 'DELETE', url: '/api/account', headers, payload: { password: '' } })
  expect(erased.statusCode).toBe(204)
  expect(await platform.db.query('select from users')).toEqual([])
})

/** Returns every row of every table that contains the user's id. */
async function rowsOf({ db }: TestPlatform, userId: string) {
  const tables = await db.query<{ table: string }>(
    `select distinct table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  const rows: { table: string; row: Record<string, unknown> }[] = []
  for (const { table } of tables) {
    for (const { row } of await db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t where user_id = $1`,
      [userId],
    ))
      rows.push({ table, row })
  }
  return rows
}

async function countersOf({ db, limits }: TestPlatform, named: readonly (readonly [string, string])[]): Promise<number> {
  const keys = named.map(([name, key]) => limits.tryOf({ name, points: 1, durationSeconds: 1 }, key)?.key)
  return (await db.query('select from rate_limits where key = any($1)', [keys])).length
}
