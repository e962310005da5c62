/**
 * A fast path for pages and files: responds from memory, without the router and its hooks.
 *
 * Most requests are for these. The response has the same headers and log line as the router's; all but the simplest requests
 * are left to the router.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Shortcut } from '../http/create-http.ts'
import { chooseEncoding, type Encoding, type SiteFile } from './load-site.ts'

export interface ShortcutPage {
  readonly file: SiteFile
  /** All headers of the response, by encoding. */
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>
}

/** Responds to a simple GET of a path that `find` knows. */
export function pageShortcut(find: (address: string) => ShortcutPage | undefined, log: FastifyBaseLogger): Shortcut {
  return (request, response) => {
    // Conditional and range requests are left to the router.
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
