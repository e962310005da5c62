import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { recordExchange, maxConnections } from './connections.ts'
import { receiveWithin } from './receiving.ts'
import { noHost, noSuchExpectation, noTunnel, refuseUnreadable, tooSlow } from './refuse-unreadable.ts'

const MAX_HEADER_BYTES = 16 * 1024
const MAX_RECEIVING_MS = 30_000
const MAX_HEADERS_MS = 10_000
// Short, because idle connections delay a restart, and a phone opens a new one in one round trip.
const KEEP_ALIVE_MS = 5_000

/** Longer than any response takes to start; a phone that receives nothing for so long has lost its signal. */
const MAX_STALL_MS = 60_000

/** Creates the Node server with limits for connections, which apply before a request is parsed. */
export function createNodeServer(config: Config, listener: RequestListener, maxStallMs = MAX_STALL_MS): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Limited below for each request, because uploads are exempt.
      requestTimeout: 0,
      headersTimeout: MAX_HEADERS_MS,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Refused below, because Node would respond without a body and without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!namesOneHost(request)) return refuseUnreadable(config, noHost, request.socket)
      recordExchange(response)
      receiveWithin(request, MAX_RECEIVING_MS, () => refuseUnreadable(config, tooSlow, request.socket))
      listener(request, response)
    },
  )
    .on('clientError', (error, socket) => refuseUnreadable(config, error, socket as Socket))
    .on('checkExpectation', (request: IncomingMessage) => refuseUnreadable(config, noSuchExpectation, request.socket))
    .on('connect', (_request, socket) => refuseUnreadable(config, noTunnel, socket as Socket))
  // Otherwise clients that never read their response hold their connections for ever.
  server.setTimeout(maxStallMs)
  if (maxConnections !== null) server.maxConnections = maxConnections
  return server
}

/** HTTP/1.1 requires exactly one Host header; with two, a proxy and this server may use different ones. */
function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
