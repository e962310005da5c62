import { lookup } from 'node:dns/promises'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createNodeServer } from './node-server.ts'

export interface Listening {
  readonly port: number
  /**
   * Stops accepting, finishes what is in flight, and closes connections as they fall idle. After
   * `withinMs` what is left is cut: false then.
   */
  drain(withinMs: number): Promise<boolean>
}

const CLOSE_IDLE_EVERY_MS = 50

/** Listens at every address of the host: `localhost` is both 127.0.0.1 and ::1, and browsers try either. */
export async function listen(app: FastifyInstance, config: Config): Promise<Listening> {
  const [first = config.host, ...others] = await addressesOf(config.host)
  // Sockets are watched from the first one on: Node counts one that never asked anything as busy.
  const sockets = new Set<Socket>()
  watch(app.server, sockets)
  await app.listen({ host: first, port: config.port })
  const { port } = app.server.address() as AddressInfo
  const servers = [app.server]
  try {
    for (const address of others) {
      const server = createNodeServer(config, (request, response) => app.server.emit('request', request, response))
      watch(server, sockets)
      if (await listenAt(server, address, port)) servers.push(server)
    }
  } catch (error) {
    await app.close()
    throw error
  }
  return { port, drain: (withinMs) => drain(app, servers, sockets, withinMs) }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true })
  return [...new Set(found.map(({ address }) => address))]
}

function watch(server: Server, sockets: Set<Socket>): void {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/** Whether the server now listens there; false on a machine without that kind of address. */
async function listenAt(server: Server, host: string, port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false)
    else reject(error)
  })
  server.listen({ host, port, ipv6Only: host.includes(':') }, () => resolve(true))
  return promise
}

async function drain(
  app: FastifyInstance,
  servers: readonly Server[],
  sockets: ReadonlySet<Socket>,
  withinMs: number,
): Promise<boolean> {
  const closeIdle = () => {
    for (const server of servers) server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  let inTime = true
  const closed = Promise.all([...servers.slice(1).map(stop), app.close()])
  const idling = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS)
  const limit = setTimeout(() => {
    inTime = false
    for (const server of servers) server.closeAllConnections()
  }, withinMs)
  closeIdle()
  await closed.finally(() => {
    clearInterval(idling)
    clearTimeout(limit)
  })
  return inTime
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
