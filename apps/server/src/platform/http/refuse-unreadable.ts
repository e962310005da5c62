import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { renderRefusal } from './error-answer.ts'
import { isAnswering } from './connections.ts'
import { Refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

export const noHost: NodeJS.ErrnoException = new Error('not exactly one Host header')
export const noSuchExpectation: NodeJS.ErrnoException = coded('EXPECTATION', 'unknown Expect header')
export const noTunnel: NodeJS.ErrnoException = coded('TUNNEL', 'CONNECT is for proxies')
/** Node's error code for a request that does not arrive in time. */
export const tooSlow: NodeJS.ErrnoException = coded('ERR_HTTP_REQUEST_TIMEOUT', 'Request timeout')

/** If bytes arrive after the connection is closed, the system discards our response, so closing is delayed. */
const LINGER_MS = 2_000

/** Responds to bytes that are not a complete valid request, and closes the connection, even if the client does not. */
export function refuseUnreadable(config: Config, error: NodeJS.ErrnoException, socket: Socket): void {
  // During another response this one would be read as a part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
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
  const linger = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(linger))
}

function toUnreadable(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal(431, 'bad_request')
  if (code === tooSlow.code) return new Refusal(408, 'timed_out')
  if (code === noSuchExpectation.code) return new Refusal(417, 'bad_request')
  if (code === noTunnel.code) return new Refusal(405, 'method_not_allowed')
  return new Refusal(400, 'bad_request')
}

function coded(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}
