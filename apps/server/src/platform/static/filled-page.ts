/**
 * A built page with values of the request, for browsers without script.
 *
 * The build writes a variant of such a page with placeholders, `[[subject]]`, in its text and attributes. Values are escaped
 * everywhere and not searched for placeholders again, so user input cannot become markup.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { escapeHtml } from '../messages.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { chooseEncoding, type Site } from './load-site.ts'

const toGzip = promisify(gzip)

export interface Filling {
  /** The name of the page's variant. */
  readonly variant: string
  /** By placeholder name; a placeholder without a value becomes empty. */
  readonly values: Readonly<Record<string, string>>
}

/** Returns the values for a query, or null for the page as it was built. */
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
    // The page may contain user input.
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  const isPacked = chooseEncoding(request.headers['accept-encoding'], { identity: body, gzip: body }) === 'gzip'
  return reply.headers(isPacked ? { 'content-encoding': 'gzip' } : {}).send(isPacked ? await toGzip(body) : body)
}

function fillPlaces(variant: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values))
  return variant.replace(/\[\[(\w+)\]\]/g, (_place, name: string) => escapeHtml(known.get(name) ?? ''))
}
