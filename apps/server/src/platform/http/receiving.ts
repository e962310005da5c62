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
