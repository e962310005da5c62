import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isServerDue, maxConnections } from './connections.ts'
import { refuseUnreadable, tooSlow } from './refuse-unreadable.ts'

export interface Listening {
  readonly port: number
  /**
   * Stops accepting connections, completes running requests, and closes idle connections. A request whose remaining bytes do
   * not arrive for `maxSilenceMs` is refused. After `withinMs` all remaining connections are closed, and it returns false.
   */
  drain(limits: DrainLimits): Promise<boolean>
}

interface DrainLimits {
  readonly withinMs: number
  readonly maxSilenceMs: number
}

const CLOSE_IDLE_EVERY_MS = 50

/** Listens on every address of the host: `localhost` is both 127.0.0.1 and ::1, and browsers use either. */
export async function listen(app: FastifyInstance, config: Config, given?: readonly string[]): Promise<Listening> {
  const [first = config.host, ...others] = given ?? (await addressesOf(config.host))
  // All sockets are tracked, because Node counts a connection without any request as busy.
  const sockets = new Set<Socket>()
  watch(app, sockets)
  await app.listen({ host: first, port: config.port })
  const { port } = app.server.address() as AddressInfo
  const servers: Server[] = []
  try {
    for (const address of others) {
      const server = await openServer(app, address, port)
      if (server) servers.push(server)
    }
  } catch (error) {
    await app.close()
    throw error
  }
  return { port, drain: (limits) => drain({ app, config, servers, sockets }, limits) }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true })
  return [...new Set(found.map(({ address }) => address))]
}

function watch(app: FastifyInstance, sockets: Set<Socket>): void {
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/**
 * Listens on another address for the same app, so that all limits are shared. Returns null on a machine without that kind of
 * address.
 */
async function openServer(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void app.server.emit('connection', socket))
  if (maxConnections !== null) server.maxConnections = maxConnections
  const { promise, resolve, reject } = Promise.withResolvers<Server | null>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(null)
    else reject(error)
  })
  server.listen({ host, port, ipv6Only: host.includes(':') }, () => resolve(server))
  return promise
}

interface RunningServer {
  readonly app: FastifyInstance
  readonly config: Config
  readonly servers: readonly Server[]
  readonly sockets: ReadonlySet<Socket>
}

async function drain(
  { app, config, servers, sockets }: RunningServer,
  { withinMs, maxSilenceMs }: DrainLimits,
): Promise<boolean> {
  const refuseSilent = silenceWatch(maxSilenceMs, (socket) => {
    refuseUnreadable(config, tooSlow, socket)
    socket.destroySoon()
  })
  const closeIdle = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) {
      if (socket.bytesRead === 0) socket.destroy()
      else refuseSilent(socket)
    }
  }
  let inTime = true
  const closed = Promise.all([...servers.map(close), app.close()])
  const idling = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS)
  const limit = setTimeout(() => {
    inTime = false
    for (const socket of sockets) socket.destroy()
  }, withinMs)
  closeIdle()
  await closed.finally(() => {
    clearInterval(idling)
    clearTimeout(limit)
  })
  return inTime
}

/** Checks sockets periodically, and calls `tooSilent` if a client must send bytes and has sent none for `maxSilenceMs`. */
function silenceWatch(maxSilenceMs: number, tooSilent: (socket: Socket) => void): (socket: Socket) => void {
  const progress = new WeakMap<Socket, { bytes: number; atMs: number }>()
  return (socket) => {
    const nowMs = performance.now()
    const last = progress.get(socket)
    if (!last || last.bytes !== socket.bytesRead || isServerDue(socket))
      progress.set(socket, { bytes: socket.bytesRead, atMs: nowMs })
    else if (nowMs - last.atMs >= maxSilenceMs && socket.writable) tooSilent(socket)
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
