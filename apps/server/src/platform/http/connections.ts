import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** For each open connection the responses that the server still owes; without any, the client must send more of a request. */
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

/**
 * The number of connections that one address of the server accepts: a third of the files that this process may open, as there are
 * up to two addresses. Without a file left, the database, uploads and parts of Node fail, and the process ends.
 */
export const maxConnections = thirdOf(openFiles())

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } }
}

/** Only the diagnostic report of Node contains it; not on Windows, where there is no such limit. */
function openFiles(): number | null {
  const { userLimits } = process.report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : null
}

function thirdOf(files: number | null): number | null {
  return files === null ? null : Math.floor(files / 3)
}
