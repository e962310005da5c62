import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { type Family, signUpFamily } from '../../screening/test-family.ts'
import type { Queryable } from '../db/database.ts'
import { testPlatform } from '../test-platform.ts'

const now = '2026-01-05T09:00:00Z'

const addChild = (family: Family) => family.send({ method: 'POST', url: '/api/children', payload: {} })

test('many requests of a family that wait for a row leave the database to other families', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const bela = await signUpFamily(app, 'bela@example.org')
  let sent: ReturnType<typeof addChild>[] = []
  await platform.db.transaction(async (tx) => {
    await lockAccount(tx, asha)
    sent = Array.from({ length: 100 }, () => addChild(asha))
    await expect.poll(() => waitingForLock(tx)).toBeGreaterThanOrEqual(5)
    expect((await bela.get('/api/children')).statusCode).toBe(200)
    expect(await waitingForLock(tx), 'of the ten connections').toBe(5)
  })
  for (const { statusCode } of await Promise.all(sent)) expect([201, 409, 503], 'or too many at once').toContain(statusCode)
  await expectNoSlotTaken(asha)
})

test('a request that was answered while it waited takes no slot', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform, { maxHandlingMs: 3_000 }), 'asha@example.org')
  await platform.db.transaction(async (tx) => {
    await lockAccount(tx, asha)
    const sent = await Promise.all(Array.from({ length: 20 }, () => asha.delete('/api/consents/video')))
    expect(sent.map(({ statusCode }) => statusCode)).toContain(504)
  })
  await expectNoSlotTaken(asha)
})

test('a request whose connection closed before its body arrived leaves the queue', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { authorization } = (await asha.get('/healthz')).raw.req.headers
  const head = [
    'POST /api/children HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
  ]
  const cutOff = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 5000\r\n\r\n{"nick`, () => socket.destroy())
    await once(socket, 'close')
  }
  let sent: ReturnType<typeof addChild>[] = []
  await platform.db.transaction(async (tx) => {
    await lockAccount(tx, asha)
    sent = Array.from({ length: 5 }, () => addChild(asha))
    await expect.poll(() => waitingForLock(tx)).toBe(5)
    await Promise.all(Array.from({ length: 30 }, cutOff))
    await expect.poll(() => openConnections(app)).toBe(0)
  })
  await Promise.all(sent)
  await expectNoSlotTaken(asha)
  await app.close()
})

async function lockAccount(tx: Queryable, { id }: Family): Promise<void> {
  await tx.query('select from users where id = $1 for update', [id])
}

async function waitingForLock(tx: Queryable): Promise<number | undefined> {
  const sql = `select count(*)::integer as count, pg_stat_clear_snapshot() from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await tx.query<{ count: number }>(sql))[0]?.count
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}

async function expectNoSlotTaken(family: Family): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 20 }, () => family.get('/api/children')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
}
