import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { signedUp } from '../../screening/test-family.ts'
import { testPlatform } from '../test-platform.ts'

const now = '2026-01-05T09:00:00Z'

test('many requests of a family that wait for a row leave the database to other families', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signedUp(app, 'asha@example.org')
  const bela = await signedUp(app, 'bela@example.org')
  const sendOne = () => asha.send({ method: 'POST', url: '/api/children', payload: {} })
  let sent: ReturnType<typeof sendOne>[] = []
  await platform.db.transaction(async (tx) => {
    await tx.query('select from users where id = $1 for update', [asha.id])
    sent = Array.from({ length: 100 }, sendOne)
    const sql = `select count(*)::integer as count, pg_stat_clear_snapshot() from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const waiting = async () => (await tx.query<{ count: number }>(sql))[0]?.count
    await expect.poll(waiting).toBeGreaterThanOrEqual(5)
    expect((await bela.get('/api/children')).statusCode).toBe(200)
    expect(await waiting(), 'of the ten connections').toBe(5)
  })
  for (const { statusCode } of await Promise.all(sent)) expect([201, 409, 503], 'or too many at once').toContain(statusCode)
  // All turns have ended.
  expect(await Promise.all(Array.from({ length: 20 }, () => asha.get('/api/children')))).toMatchObject(
    Array.from({ length: 20 }, () => ({ statusCode: 200 })),
  )
})
