/** Whose turn it is on an open connection: the client's, to send the rest of a request, or ours, to answer it. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const openAnswers = new WeakMap<Socket, Set<ServerResponse>>()

/** Remembers a request and its answer until that is out. One connection may have asked for several in a row. */
export function noteExchange(response: ServerResponse): void {
  const { socket } = response.req
  const open = openAnswers.get(socket) ?? new Set()
  openAnswers.set(socket, open.add(response))
  response.once('close', () => open.delete(response))
}

/** Whether we owe something to this connection: an answer, or a look at the bytes that it has sent. */
export function isOurTurn(socket: Socket): boolean {
  return answersOn(socket).some(({ req }) => req.complete || req.readableLength > 0)
}

/** Whether an answer is under way, and not yet out. */
export function isAnswering(socket: Socket): boolean {
  return answersOn(socket).some(({ headersSent }) => headersSent)
}

function answersOn(socket: Socket): ServerResponse[] {
  return [...(openAnswers.get(socket) ?? [])]
}
