import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../test-platform.ts'
import { createHttp } from './create-http.ts'
import { listen } from './listen.ts'

const now = '2026-01-05T09:00:00Z'
const patient = { withinMs: 10_000, maxSilenceMs: 10_000 }

test('a shutdown completes running requests, closes idle connections and accepts no new ones', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  const { started, answer } = slowRoute(app)
  const server = await listen(app, platform.config)
  const neverAsked = await open(server.port)
  const idle = await open(server.port)
  idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await idle.waitFor('"ok"')
  const busy = await open(server.port)
  busy.write('GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await started.promise

  const drained = server.drain(patient)
  await Promise.all([idle.closed, neverAsked.closed])
  await expect(open(server.port)).rejects.toThrow('ECONNREFUSED')
  answer.resolve()

  await busy.waitFor('"done":true')
  await busy.closed
  expect(await drained).toBe(true)
})

test('a shutdown closes requests that exceed its time limit and reports it', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  const started = Promise.withResolvers<void>()
  app.get('/api/endless', (_request, _reply) => started.resolve())
  const server = await listen(app, platform.config)
  const busy = await open(server.port)
  busy.write('GET /api/endless HTTP/1.1\r\nHost: a\r\n\r\n')
  await started.promise
  expect(await server.drain({ ...patient, withinMs: 100 })).toBe(false)
  await busy.closed
})

test('a shutdown refuses stalled requests, and completes those that still arrive or wait for a response', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  const { started, answer } = slowRoute(app)
  const bytesRead = bytesReceived(app)
  const server = await listen(app, platform.config)
  const [stalledBody, stalledHeaders, moving, busy] = await Promise.all([0, 1, 2, 3].map(() => open(server.port)))
  const post = (sizeBytes: number) =>
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${sizeBytes}\r\n\r\n{`
  busy!.write('GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n')
  stalledBody!.write(post(100))
  stalledHeaders!.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
  moving!.write(post(1_000))
  let left = 999
  const trickle = setInterval(() => {
    left -= 1
    moving!.write(' ')
  }, 20)
  await started.promise
  await expect.poll(() => bytesRead().filter((bytes) => bytes > 0).length).toBe(4)

  const drained = server.drain({ ...patient, maxSilenceMs: 300 })
  for (const stalled of [stalledBody!, stalledHeaders!]) {
    await stalled.closed
    await stalled.waitFor('HTTP/1.1 408 ')
    await stalled.waitFor('"code":"timed_out"')
  }
  clearInterval(trickle)
  moving!.write(' '.repeat(left))
  await moving!.waitFor('"code":"bad_json"')
  answer.resolve()
  await busy!.waitFor('"done":true')
  expect(await drained).toBe(true)
})

test('a refused connection is closed even if the client keeps it open', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  const server = await listen(app, platform.config)
  const stubborn = await open(server.port, { allowHalfOpen: true })
  stubborn.write('CONNECT b:443 HTTP/1.1\r\nHost: b\r\n\r\n')
  await stubborn.waitFor('"code":"method_not_allowed"')

  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  stubborn.hangUp()
  await server.drain(patient)
})

test('a client that does not read its response does not hold the connection', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const { app } = createHttp(platform, { maxStallMs: 200 })
  app.get('/api/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)))
  const accepted = bytesReceived(app)
  const server = await listen(app, platform.config)
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  const reader = await open(server.port)
  reader.pause()
  reader.write('GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => accepted().length).toBe(1)
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  reader.hangUp()
  await server.drain(patient)
})

test('a parse error after a request does not write into its running response', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  app.get('/api/long', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': '100' })
    reply.raw.write('the first half')
  })
  const server = await listen(app, platform.config)
  const client = await open(server.port)
  client.write('GET /api/long HTTP/1.1\r\nHost: a\r\n\r\n')
  await client.waitFor('the first half')
  client.write('no HTTP at all\r\n\r\n')
  await client.closed
  expect(client.received()).toMatch(/the first half$/)
  await server.drain(patient)
})

test('all addresses of the host share one server with its limits and shutdown', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const app = createApp(platform)
  const requests: string[] = []
  app.addHook('onRequest', async (request) => void requests.push(request.url))
  const bytesRead = bytesReceived(app)
  const server = await listen(app, platform.config, ['127.0.0.1', '127.0.0.2'])
  const other = await open(server.port, { host: '127.0.0.2' })
  other.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await other.waitFor('"ok"')
  expect(requests).toEqual(['/healthz'])
  const [before = 0] = bytesRead()
  other.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
  await expect.poll(() => bytesRead()[0]).toBeGreaterThan(before)

  const drained = server.drain({ ...patient, maxSilenceMs: 100 })
  await other.waitFor('HTTP/1.1 408 ')
  await expect(open(server.port, { host: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED')
  expect(await drained).toBe(true)
})

/** `/api/slow` signals its call, and responds when the test allows it. */
function slowRoute(app: FastifyInstance) {
  const started = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  app.get('/api/slow', async () => {
    started.resolve()
    await answer.promise
    return { done: true }
  })
  return { started, answer }
}

/** Returns the number of bytes that the server has read from each connection. */
function bytesReceived(app: FastifyInstance): () => number[] {
  const sockets: Socket[] = []
  app.server.on('connection', (socket: Socket) => sockets.push(socket))
  return () => sockets.map(({ bytesRead }) => bytesRead)
}

async function open(port: number, how: { host?: string; allowHalfOpen?: boolean } = {}) {
  const socket: Socket = connect({ port, host: 'localhost', ...how })
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  return {
    closed,
    received: () => text,
    hangUp: () => socket.destroy(),
    pause: () => void socket.pause(),
    write: (bytes: string) => void socket.write(bytes),
    waitFor: async (words: string) => {
      await expect.poll(() => text).toContain(words)
    },
  }
}
