/** Tracks for each open connection whether the client must send more of a request or the server must respond. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const openAnswers = new WeakMap<Socket, Set<ServerResponse>>()

/** Tracks a request until its response is sent. A connection may have several pipelined requests. */
export function recordExchange(response: ServerResponse): void {
  const { socket } = response.req
  const open = openAnswers.get(socket) ?? new Set()
  openAnswers.set(socket, open.add(response))
  response.once('close', () => open.delete(response))
}

/** Returns whether the server must act on this connection: send a response, or read bytes that have arrived. */
export function isServerDue(socket: Socket): boolean {
  return answersOn(socket).some(({ req }) => req.complete || req.readableLength > 0)
}

/** Returns whether a response has started and is not complete. */
export function isAnswering(socket: Socket): boolean {
  return answersOn(socket).some(({ headersSent }) => headersSent)
}

function answersOn(socket: Socket): ServerResponse[] {
  return [...(openAnswers.get(socket) ?? [])]
}
