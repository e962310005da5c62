/** How long a body may take to arrive. A form must be quick; a video on a weak signal only has to keep coming. */
import type { IncomingMessage } from 'node:http'

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Calls `tooSlow` unless the body is complete, or its connection gone, in time. */
export function receiveWithin(request: IncomingMessage, limitMs: number, tooSlow: () => void): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  const limit = setTimeout(tooSlow, limitMs)
  limits.set(request, limit)
  const stop = () => clearTimeout(limit)
  request.once('end', stop).once('close', stop)
}

/** Lets this one body take as long as it needs, while it does not stand still. */
export function keepReceiving(request: IncomingMessage, maxSilenceMs: number): void {
  clearTimeout(limits.get(request))
  request.setTimeout(maxSilenceMs, () => request.destroy())
}

/** A quick line has sent all by then; a slow one shall not go on paying for what nobody keeps. */
const REST_MS = 10_000

/**
 * Reads the rest of a body that was answered before its end, and forgets it: browsers read no answer before they have sent
 * all, and a connection that is closed under them is a lost signal to them. Ends the connection of whoever takes too long.
 */
export function forgetRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const limit = setTimeout(() => request.destroy(), REST_MS)
  request.once('close', () => clearTimeout(limit))
  request.once('end', () => clearTimeout(limit))
  request.removeAllListeners('data').on('data', () => {})
  request.resume()
}
