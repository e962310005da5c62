import { STATUS_CODES, createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { renderRefusal } from './error-answer.ts'
import { receiveWithin } from './receiving.ts'
import { Refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

const MAX_HEADER_BYTES = 16 * 1024
const MAX_RECEIVING_MS = 30_000
const MAX_HEADERS_MS = 10_000
// Idle connections hold up a restart, and a phone opens a new one in one round trip.
const KEEP_ALIVE_MS = 5_000

/** A server with our limits on what a connection may cost, before any request is understood. */
export function createNodeServer(config: Config, listener: RequestListener): Server {
  return createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Counted below, for each request by itself: an upload is let out of it.
      requestTimeout: 0,
      headersTimeout: MAX_HEADERS_MS,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Refused below: Node would answer without a word, and without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!namesOneHost(request)) return refuseUnreadable(config, noHost, request.socket)
      receiveWithin(request, MAX_RECEIVING_MS, () => refuseUnreadable(config, tooSlow, request.socket))
      listener(request, response)
    },
  )
    .on('clientError', (error, socket) => refuseUnreadable(config, error, socket as Socket))
    .on('checkExpectation', (request: IncomingMessage) => refuseUnreadable(config, noSuchExpectation, request.socket))
    .on('connect', (_request, socket) => refuseUnreadable(config, noTunnel, socket as Socket))
}

/** HTTP/1.1 asks for one; with two, a proxy and we may each believe another. */
function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

const noHost: NodeJS.ErrnoException = new Error('not exactly one Host header')
const noSuchExpectation: NodeJS.ErrnoException = Object.assign(new Error('unknown Expect header'), { code: 'EXPECTATION' })
const noTunnel: NodeJS.ErrnoException = Object.assign(new Error('CONNECT is for proxies'), { code: 'TUNNEL' })

const tooSlow: NodeJS.ErrnoException = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Answers what Node could not even parse as a request, then hangs up. */
function refuseUnreadable(config: Config, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = toUnreadable(error.code)
  const body = renderRefusal(refusal)
  const headers = {
    ...securityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'))
}

function toUnreadable(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal(431, 'bad_request')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal(408, 'timed_out')
  if (code === noSuchExpectation.code) return new Refusal(417, 'bad_request')
  if (code === noTunnel.code) return new Refusal(405, 'method_not_allowed')
  return new Refusal(400, 'bad_request')
}
