import { expect, test } from 'vitest'
import { ManualClock } from '../clock.ts'
import { emptyDirectory, silent } from './embedded/installed-data.ts'
import { startPrivatePostgres } from './embedded/private-postgres.ts'
import { withClient } from './connection.ts'
import { scrubIfDue } from './weekly-scrub.ts'

const DAY_MS = 24 * 60 * 60_000

test('one process scrubs the private database once a week at night', async () => {
  const dataDir = emptyDirectory()
  await using server = await startPrivatePostgres({ dataDir, log: silent, settings: { fsync: 'off' } })
  // 3 a.m. in India.
  const clock = new ManualClock('2026-01-05T21:30:00Z')
  // A rewritten table gets a new file, and the old file is deleted with all its deleted rows.
  const fileOf = () =>
    withClient(server.connection, async (client) => {
      await client.query('create table if not exists answers (said text)')
      const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('answers') as path")
      return rows[0]?.path
    })
  const before = await fileOf()
  const scrubbing = { connection: server.connection, dataDir, clock, log: silent }
  expect(await scrubIfDue(scrubbing), 'a new installation').toBe(false)
  clock.advance(6 * DAY_MS)
  expect(await scrubIfDue(scrubbing), 'after six days').toBe(false)
  clock.advance(DAY_MS + DAY_MS / 2)
  expect(await scrubIfDue(scrubbing), 'by day').toBe(false)
  clock.advance(DAY_MS / 2)
  expect(await fileOf()).toBe(before)
  const both = await Promise.all([scrubIfDue(scrubbing), scrubIfDue(scrubbing)])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await fileOf()).not.toBe(before)
  expect(await scrubIfDue(scrubbing), 'the same night').toBe(false)
})
