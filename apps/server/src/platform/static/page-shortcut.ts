/**
 * The shortest way to a page or a file: from the socket to memory and back, past the router and its hooks.
 *
 * Most requests are for these, and need nothing that the router knows. What is answered here is what it would answer,
 * header for header and with the same line in the log; whatever is not the plainest request is left to it.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Shortcut } from '../http/create-http.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { Encoding, SiteFile } from './load-site.ts'

export interface ShortcutPage {
  readonly file: SiteFile
  /** All headers of the answer, by encoding. */
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>
}

/** Answers a plain GET of an address that `find` knows. */
export function pageShortcut(find: (address: string) => ShortcutPage | undefined, log: FastifyBaseLogger): Shortcut {
  return (request, response) => {
    // A browser that names what it has, or wants a part, is answered by those who understand it.
    const { 'if-none-match': known, range } = request.headers
    if (request.method !== 'GET' || known !== undefined || range !== undefined) return false
    const found = find(request.url ?? '')
    if (!found) return false
    answer(request, response, { ...found, log })
    return true
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers, log }: ShortcutPage & { log: FastifyBaseLogger },
): void {
  const startedMs = performance.now()
  const reqId = randomUUID()
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.bodies)
  response.once('finish', () => {
    const durationMs = Math.round((performance.now() - startedMs) * 10) / 10
    log.info({ reqId, method: 'GET', route: '/*', status: 200, durationMs }, 'answered')
  })
  response.writeHead(200, { ...headers[encoding], 'x-request-id': reqId })
  response.end(file.bodies[encoding])
}
