import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { responsesCounting, signInFamily, signUpFamily } from '../test-family.ts'
import { allFine, middle, followUpOf } from './test-follow-up.ts'

const now = '2026-03-14T09:00:00Z'
const DAY_MS = 24 * 60 * 60 * 1000

test('a follow-up can be answered for 14 days and is then refused as expired', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  let asha = await signUpFamily(app, 'asha@example.org')
  const id = await middle(asha)
  platform.clock.advance(14 * DAY_MS - 1)
  asha = await signInFamily(app, 'asha@example.org')
  const { post, state } = followUpOf(asha, id)
  expect((await post(allFine.slice(0, 2))).statusCode).toBe(200)
  platform.clock.advance(1)

  expect(await state()).toMatchObject({ state: 'expired', answers: allFine.slice(0, 2), next: null })
  const late = await post(allFine)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ error: { code: 'follow_up_expired' } })
  expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({
    outcome: 'follow_up_due',
    remaining: null,
    followUp: { state: 'expired' },
  })
})

test('assessments from before follow-up questions can be answered for 14 days from the migration', async () => {
  await using platform = await testPlatform({ now })
  const { db } = platform
  const app = createApp(platform)
  let asha = await signUpFamily(app, 'asha@example.org')
  const old = await middle(asha)
  await asha.analyze({ responses: responsesCounting() })
  const [{ now: migratedAt } = { now: new Date(0) }] = await db.transaction(async (tx) => {
    const stamp = await tx.query<{ now: Date }>('select now()')
    // The statement of the migration, on a database as the previous release left it.
    await tx.query("update assessments set follow_up_until = null, completed_at = completed_at - interval '1 year'")
    const [, statement = ''] = /(update assessments set follow_up_until[^;]+);/.exec(readMigration()) ?? []
    await tx.query(statement)
    return stamp
  })
  const until = migratedAt.getTime() + 14 * DAY_MS

  expect(await followUpOf(asha, old).state()).toMatchObject({ state: 'pending', until: new Date(until).toISOString() })
  expect(await db.query('select id from assessments where follow_up_until is not null')).toEqual([{ id: old }])
  platform.clock.advance(until - platform.clock.nowMs())
  asha = await signInFamily(app, 'asha@example.org')
  expect(await followUpOf(asha, old).state()).toMatchObject({ state: 'expired' })
})

function readMigration(): string {
  return readFileSync(join(import.meta.dirname, '../../../migrations/0007_follow_up.sql'), 'utf8')
}
