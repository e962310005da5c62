/**
 * A built page with words of this moment in it, for browsers that run no script.
 *
 * The build writes such a page once more with named places, `[[subject]]`, in its text and attributes. Values are
 * escaped wherever they stand and never read for places again, so nothing that somebody typed becomes part of the page.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { Site } from './load-site.ts'

const toGzip = promisify(gzip)

export interface Filling {
  /** Which of the page's variants. */
  readonly variant: string
  /** By the name of the place; a place without a value is empty. */
  readonly values: Readonly<Record<string, string>>
}

/** What a page shows for a query, or null for the page as it was built. */
export type FillPage = (config: Config, address: string, query: URLSearchParams) => Filling | null

interface FillRequest {
  readonly config: Config
  readonly site: Site
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly address: string
}

export async function sendFilledPage(
  { config, site, request, reply, address }: FillRequest,
  filling: Filling,
): Promise<FastifyReply> {
  const page = site.pages.get(address)
  const variant = page?.variants.get(filling.variant)
  if (!page || variant === undefined) throw new Error(`${address} has no variant ${filling.variant}: run npm run build`)
  const body = Buffer.from(fillPlaces(variant, filling.values))
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(config, { ...page, isStatic: page.kind === 'static' }))
    // It may hold what a person typed.
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  const isPacked = chooseEncoding(request.headers['accept-encoding'], { identity: body, gzip: body }) === 'gzip'
  return reply.headers(isPacked ? { 'content-encoding': 'gzip' } : {}).send(isPacked ? await toGzip(body) : body)
}

function fillPlaces(variant: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values))
  return variant.replace(/\[\[(\w+)\]\]/g, (_place, name: string) => escapeHtml(known.get(name) ?? ''))
}
