import { addressIn, languages } from '@ankur/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Http } from '../http/create-http.ts'
import { sendRefusal } from '../http/error-answer.ts'
import { toPathPattern } from '../http/not-found.ts'
import { Refusal } from '../http/refusal.ts'
import { pagePolicy, permissionsPolicy, securityHeaders, workerHeaders } from '../http/security-headers.ts'
import { chooseEncoding, type Encoding, type Site, type SiteFile, type SitePage } from './load-site.ts'
import { sendFilledPage } from './filled-page.ts'
import type { FillPage } from './filled-page.ts'
import { pageShortcut } from './page-shortcut.ts'
import type { ShortcutPage } from './page-shortcut.ts'

type Headers = Readonly<Record<string, string>>

/** A file with its headers, built once at startup. */
interface Entry {
  readonly file: SiteFile
  readonly headers: Headers
  readonly etags: Readonly<Record<Encoding, string>>
}

// The URLs of these pages contain a token, which must not be sent in the Referer header.
const pagesWithTokens = new Set([
  '/auth/confirm',
  '/dashboard',
  '/reset-password',
  '/shared',
  '/play',
  '/shared/:token',
  '/play/:token',
  ...languages.map((language) => addressIn('/unsubscribe', language)),
])

/** Serves the built site at every path without another route. `fill` may insert values of a query into a page. */
export function serveSite({ app, notFound, takeShortcut }: Http, site: Site, config: Config, fill: FillPage = () => null): void {
  const { entries, find } = createFinder(site, config)
  const missing = [...site.notFound].map(([prefix, page]) => ({
    prefix,
    entry: toEntry(page.file, pageHeaders(config, page, '/404')),
  }))

  app.get('/*', (request, reply) => {
    const address = `/${(request.params as { '*': string })['*']}`
    const [, query] = request.url.split('?', 2)
    const filling = query === undefined ? null : fill(config, address, new URLSearchParams(query))
    if (filling) return sendFilledPage({ config, site, request, reply, address }, filling)
    const entry = find(address)
    if (entry) return send(request, reply, entry)
    const withoutSlashes = withoutEnd(address, ['/']) || '/'
    return withoutSlashes !== address && find(withoutSlashes) ? redirect(request, reply) : reply.callNotFound()
  })
  app.addHook('onReady', async () => {
    const free = [...entries].filter(([url]) => !app.hasRoute({ method: 'GET', url }))
    const found = new Map(free.map(([address, entry]) => [address, toFound(entry, config)]))
    takeShortcut(pageShortcut((address) => found.get(address), app.log))
  })
  notFound.alsoKnows((path) => find(path) !== undefined)
  notFound.showPage((request, reply) => {
    // Below /hi the page for an unknown URL is in Hindi.
    const found = missing.find(({ prefix }) => prefix === '' || request.url.startsWith(`${prefix}/`))
    if (!found) return sendRefusal(reply, new Refusal(404, 'not_found'))
    const encoding = chooseEncoding(request.headers['accept-encoding'], found.entry.file.bodies)
    return sendBody(reply.code(404), found.entry, encoding)
  })
}

const ownQuestion = /^\/autism-test\/question\/\d+$/

function createFinder(site: Site, config: Config) {
  const entries = new Map<string, Entry>()
  for (const [address, file] of site.files) entries.set(address, toEntry(file, fileHeaders(address)))
  for (const [address, page] of site.pages) entries.set(address, toEntry(page.file, pageHeaders(config, page, address)))
  const patterns: { pattern: RegExp; entry: Entry }[] = []
  for (const { pattern, page } of site.appPages) {
    // These pages contain the built-in questions. With questions from a file, the app shell is sent and the app requests the text.
    if (config.instrumentFile !== null && ownQuestion.test(pattern)) continue
    const entry = toEntry(page.file, pageHeaders(config, page, pattern))
    if (pattern.includes(':')) patterns.push({ pattern: toPathPattern(pattern), entry })
    else entries.set(pattern, entry)
  }
  const find = (address: string) => entries.get(address) ?? patterns.find(({ pattern }) => pattern.test(address))?.entry
  return { entries: entries as ReadonlyMap<string, Entry>, find }
}

/** Adds all response headers of a simple request. */
function toFound(entry: Entry, config: Config): ShortcutPage {
  const { file } = entry
  const headersFor = (encoding: Encoding) => ({
    ...securityHeaders(config),
    ...entry.headers,
    ...contentHeaders(entry, encoding),
    'content-length': String((file.bodies[encoding] ?? file.bodies.identity).length),
  })
  return { file, headers: { identity: headersFor('identity'), br: headersFor('br'), gzip: headersFor('gzip') } }
}

function contentHeaders({ file, etags }: Entry, encoding: Encoding): Headers {
  return {
    etag: etags[encoding],
    'content-type': file.contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
}

function toEntry(file: SiteFile, headers: Headers): Entry {
  return {
    file,
    headers: { ...headers, vary: 'accept-encoding' },
    // Each encoding has different bytes, so strong ETags must differ.
    etags: { identity: `"${file.hash}"`, br: `"${file.hash}-br"`, gzip: `"${file.hash}-gzip"` },
  }
}

function fileHeaders(address: string): Headers {
  // Revalidated at each visit, so that an update or its removal reaches every phone.
  if (address === '/sw.js') return { ...workerHeaders, 'cache-control': 'no-cache' }
  // A name in /assets contains a hash of the content, so the file never changes.
  return { 'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

// A family's content for everybody with the link: not indexed by search engines, not stored by browsers.
const privatePages = new Set(['/shared', '/play', '/shared/:token', '/play/:token'])

/** The Game Creator, the games and the talk board record voices, only on the device. */
const recordingPage = /^(\/[a-z]{2})?\/(create|talk|games(\/.*)?)$/

function pageHeaders(config: Config, page: SitePage, address: string): Headers {
  const isPrivate = privatePages.has(address)
  return {
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    ...(isPrivate && { 'x-robots-tag': 'noindex, nofollow' }),
    'content-security-policy': pagePolicy(config, { ...page, isStatic: page.kind === 'static' }),
    ...(recordingPage.test(address) && { 'permissions-policy': permissionsPolicy('(self)') }),
    ...(pagesWithTokens.has(address) && { 'referrer-policy': 'no-referrer' }),
  }
}

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], entry.file.bodies)
  if (!isKnown(request.headers['if-none-match'], entry.etags[encoding])) return sendBody(reply, entry, encoding)
  return reply.code(304).headers(entry.headers).header('etag', entry.etags[encoding]).send()
}

function sendBody(reply: FastifyReply, entry: Entry, encoding: Encoding): FastifyReply {
  return reply.headers(entry.headers).headers(contentHeaders(entry, encoding)).send(entry.file.bodies[encoding])
}

/** Returns whether the browser has the current content. A proxy that re-compressed it makes the tag weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Redirects to the path without the trailing slash. The path exists on this site, so it cannot lead to another one. */
function redirect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A proxy may name the host in the request line; the host of a request is not trusted anywhere.
  const [path = '', ...query] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  // The router has decoded a slash that is written as an escape; with that the redirect would lead to itself.
  const canonical = withoutEnd(path, ['/', '%2f', '%2F']) || '/'
  return reply.header('cache-control', 'no-cache').redirect([canonical, ...query].join('?'), 308)
}

/** Removes these endings, repeatedly. Not by a regular expression: that takes a second for a path of slashes before a letter. */
function withoutEnd(path: string, endings: readonly string[]): string {
  let end = path.length
  const next = () => endings.find((ending) => path.endsWith(ending, end))
  for (let ending = next(); ending !== undefined; ending = next()) end -= ending.length
  return path.slice(0, end)
}
