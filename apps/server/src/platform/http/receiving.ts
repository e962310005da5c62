/** Time limits for receiving a body. A form must arrive quickly; a video on a weak signal only must not stall. */
import type { IncomingMessage } from 'node:http'

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Calls `tooSlow` unless the body is complete or the connection closed within the limit. */
export function receiveWithin(request: IncomingMessage, limitMs: number, tooSlow: () => void): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  const limit = setTimeout(tooSlow, limitMs)
  limits.set(request, limit)
  const stop = () => clearTimeout(limit)
  request.once('end', stop).once('close', stop)
}

/** Removes the time limit for this body, as long as it does not stall for `maxSilenceMs`. */
export function allowSlowBody(request: IncomingMessage, maxSilenceMs: number): void {
  clearTimeout(limits.get(request))
  request.setTimeout(maxSilenceMs, () => request.destroy())
}

/** A fast connection has sent everything by then; a slow one should not use data for bytes that are discarded. */
const REST_MS = 10_000

/**
 * Reads and discards the rest of a body after an early response. Browsers read the response only after sending everything, and
 * report a closed connection as a lost network. Closes the connection if this takes too long.
 */
export function forgetRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const limit = setTimeout(() => request.destroy(), REST_MS)
  request.once('close', () => clearTimeout(limit))
  request.once('end', () => clearTimeout(limit))
  request.removeAllListeners('data').on('data', () => {})
  request.resume()
}
