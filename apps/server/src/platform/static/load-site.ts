/**
 * The built site, read into memory at startup. A request is a lookup in a map, so no URL, however it is written, can reach a
 * file that was not listed then.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteFile {
  readonly contentType: string
  /** A hash of the content, independent of the encoding. */
  readonly hash: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
}

export interface SitePage {
  readonly file: SiteFile
  readonly kind: 'static' | 'app'
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Variants of the page with placeholders, see filled-page.ts. */
  readonly variants: ReadonlyMap<string, string>
}

export interface Site {
  /** By path: `/about-us`. */
  readonly pages: ReadonlyMap<string, SitePage>
  /** Pages rendered by the app, by pattern: `/autism-test/question/:questionNumber`. */
  readonly appPages: readonly { readonly pattern: string; readonly page: SitePage }[]
  /** All other files, by path: `/assets/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** By language prefix, such as `/hi`; the empty prefix is for all other paths. */
  readonly notFound: ReadonlyMap<string, SitePage>
}

const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=_-]+$/))
const listedPage = z.object({
  file: z.string(),
  scriptHashes: z._default(z.array(hash), []),
  styleHashes: z._default(z.array(hash), []),
  variants: z._default(z.record(z.string(), z.string()), {}),
})
const siteList = z.object({
  addressed: z._default(z.array(z.string()), []),
  pages: z.record(z.string(), z.extend(listedPage, { kind: z.enum(['static', 'app']) })),
  app: z.array(z.extend(listedPage, { path: z.string() })),
  twins: z._default(z.array(z.extend(listedPage, { path: z.string() })), []),
  notFound: z.extend(listedPage, { byLanguage: z._default(z.record(z.string(), listedPage), {}) }),
})

/** The placeholder for the site's origin, in the files that the build lists as `addressed`. */
const ORIGIN_PLACE = 'https://origin.invalid'

/**
 * Reads `apps/web/dist` and inserts the public origin. Throws if the site was not built, or its list names a missing file.
 */
export async function loadSite(dist: string, origin: string): Promise<Site> {
  const { text, files: all } = await readWhole(dist)
  const list = z.parse(siteList, JSON.parse(text))
  for (const file of list.addressed) all.set(`/${file}`, withOrigin(find(file), origin))

  function find(file: string): SiteFile {
    const found = all.get(`/${file}`)
    if (!found) throw new Error(`The built site lists ${file}, which is not there. Run npm run build.`)
    return found
  }

  function toPage({ file, scriptHashes, styleHashes, variants }: z.infer<typeof listedPage>, kind: SitePage['kind']): SitePage {
    const texts = Object.entries(variants).map(([name, each]) => [name, find(each).bodies.identity.toString()] as const)
    return { file: find(file), kind, scriptHashes, styleHashes, variants: new Map(texts) }
  }

  return {
    pages: new Map(Object.entries(list.pages).map(([address, page]) => [address, toPage(page, page.kind)])),
    appPages: [...list.app, ...list.twins].map((page) => ({ pattern: page.path, page: toPage(page, 'app') })),
    // A page has one path, where it is sent with its own policy.
    files: new Map([...all].filter(([address]) => !address.endsWith('.html') && address !== '/site.json')),
    notFound: new Map([
      ...Object.entries(list.notFound.byLanguage).map(([language, page]) => [`/${language}`, toPage(page, 'static')] as const),
      ['', toPage(list.notFound, 'static')],
    ]),
  }
}

const TRIES = 20
const PAUSE_MS = 250

/** Reads all files of one build; starts again if another build replaces it meanwhile. */
async function readWhole(dist: string): Promise<{ text: string; files: Map<string, SiteFile> }> {
  for (let tries = 1; ; tries += 1) {
    try {
      const text = await readList(dist)
      const files = await readFiles(dist)
      if ((await readList(dist)) === text) return { text, files }
    } catch (error) {
      if (tries >= TRIES || !(await isBeingBuilt(dist, error))) throw error
    }
    await delay(PAUSE_MS)
  }
}

/** Returns whether a file is missing because another build is replacing the files. */
async function isBeingBuilt(dist: string, error: unknown): Promise<boolean> {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') return false
  const [isThere, beside] = await Promise.all([
    stat(path.join(dist, 'site.json')).catch(() => null),
    readdir(path.dirname(dist)).catch(() => []),
  ])
  return isThere !== null || beside.some((name) => name.startsWith(`${path.basename(dist)}.b`))
}

async function readList(dist: string): Promise<string> {
  try {
    return await readFile(path.join(dist, 'site.json'), 'utf8')
  } catch (cause) {
    throw new Error('The site is not built yet. Run npm run build.', { cause })
  }
}

async function readFiles(dist: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
  const known = new Set(names)
  const files = new Map<string, SiteFile>()
  for (const name of names.filter((each) => !isTwin(each, known))) {
    const address = `/${name.split(path.sep).join('/')}`
    files.set(address, await readSiteFile(dist, name, known))
  }
  return files
}

/** Returns whether the file is the compressed form of another one. */
function isTwin(name: string, known: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && known.has(name.replace(/\.(br|gz)$/, ''))
}

function withOrigin({ contentType, bodies }: SiteFile, origin: string): SiteFile {
  const identity = Buffer.from(bodies.identity.toString().replaceAll(ORIGIN_PLACE, origin))
  return { contentType, hash: hashOf(identity), bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

async function readSiteFile(dist: string, name: string, known: ReadonlySet<string>): Promise<SiteFile> {
  const read = (suffix: string) => readFile(path.join(dist, name + suffix))
  const identity = await read('')
  return {
    contentType: contentTypeOf(name),
    hash: hashOf(identity),
    bodies: {
      identity,
      ...(known.has(`${name}.br`) && { br: await read('.br') }),
      ...(known.has(`${name}.gz`) && { gzip: await read('.gz') }),
    },
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Returns the content type of a file; required because `nosniff` forbids the browser to guess. */
function contentTypeOf(name: string): string {
  return contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
}

// Smallest first: brotli at its best level is 20 % smaller than gzip on our pages.
const preferred = ['br', 'gzip'] as const

/** Returns the encoding with the smallest size that the `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | undefined, bodies: SiteFile['bodies']): Encoding {
  if (!accepted) return 'identity'
  const refused = new Map<string, boolean>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    refused.set(
      name,
      parameters.some((each) => /^q=0(\.0{0,3})?$/.test(each)),
    )
  }
  const isWelcome = (name: string) => (refused.get(name) ?? refused.get('*')) === false
  return preferred.find((encoding) => bodies[encoding] && isWelcome(encoding)) ?? 'identity'
}
