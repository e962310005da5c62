/** Prefetches the parts that pages have requested, and only little with data saver on. */
import { isLanguage, type Language } from '@ankur/content'
import { cacheMark } from '../../platform/cache-mark.ts'
import { type Part, parts, type PrecacheRequest } from '../offline-list.ts'
import { fetchIntoCache } from './page-cache.ts'
import { assetsCache, list, savesData, shellCache, listCache, worker } from './scope.ts'

const listPath = '/wish'

/** For a new worker: caches again all parts requested before, so that it is complete before activation. */
export async function install(): Promise<void> {
  const wantedList = (await loadList()) ?? (await guessedList())
  await bringParts(wantedList)
}

/** All parts that pages have requested so far. */
interface PrecacheList {
  readonly parts: readonly Part[]
  readonly language: Language
}

/** Requested parts stay requested; the language is the last one. */
export async function requestPart({ part, language }: PrecacheRequest): Promise<void> {
  const before = await loadList()
  const wantedList: PrecacheList = { parts: parts.filter((each) => each === part || before?.parts.includes(each)), language }
  if (before?.language !== language || before.parts.length !== wantedList.parts.length) await saveList(wantedList)
  await bringParts(wantedList)
}

export function parseRequest(content: unknown): PrecacheRequest | null {
  const { part, language } = (content ?? {}) as Partial<Record<keyof PrecacheRequest, unknown>>
  const known = parts.find((each) => each === part)
  return known && isLanguage(language) ? { part: known, language } : null
}

export async function loadList(): Promise<PrecacheList | null> {
  const cached = await (await caches.open(listCache)).match(listPath)
  return cached ? parseList(await cached.json()) : null
}

/** Older worker versions stored a single part. */
function parseList(content: unknown): PrecacheList | null {
  const { parts: several } = (content ?? {}) as { parts?: unknown }
  if (!Array.isArray(several)) {
    const one = parseRequest(content)
    return one && { parts: [one.part], language: one.language }
  }
  const { language } = content as { language?: unknown }
  return isLanguage(language) ? { parts: parts.filter((each) => several.includes(each)), language } : null
}

async function saveList(wantedList: PrecacheList): Promise<void> {
  await (await caches.open(listCache)).put(listPath, Response.json(wantedList))
}

/** Used before any page has sent a request: the language of the open URL. */
async function guessedList(): Promise<PrecacheList> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const prefix = open.map(({ url }) => languageOfPath(new URL(url).pathname)).find((each) => each !== undefined)
  return { parts: ['reading'], language: prefix ?? 'en' }
}

export function languageOfPath(pathname: string): Language | undefined {
  const [, prefix] = pathname.split('/')
  return prefix !== 'en' && isLanguage(prefix) ? prefix : undefined
}

async function bringParts({ parts: wanted, language }: PrecacheList): Promise<void> {
  await bringReading(language)
  if (wanted.some((part) => part !== 'reading')) await bringApp(language)
  for (const part of ['talk', 'creator'] as const) if (wanted.includes(part)) await bringMore(part, language)
}

/** Files outside the pages come last: if they are cached, everything else is too. */
async function bringReading(language: Language): Promise<void> {
  await bringAssets(list.reading, language)
  const pages = savesData() ? [list.offline[language]] : [list.offline[language], list.home.en, list.home[language]]
  for (const path of [...pages, ...list.files]) await fetchIntoCache({ cacheName: shellCache, path, cache: 'no-cache' })
}

/** The shell comes last: if it is cached, all its parts are too. */
async function bringApp(language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list.app, language)
  await fetchIntoCache({ cacheName: shellCache, path: list.shell, cache: 'no-cache' })
}

/**
 * Parts that were used are cached already; a user who builds a game or uses the talk board offline may need the rest. The
 * marker comes last: offline, a page checks the marker before it requests a part that may be missing.
 */
async function bringMore(part: 'talk' | 'creator', language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list[part], language)
  await (await caches.open(shellCache)).put(cacheMark(part, language), new Response())
}

/** One at a time, so that the open page keeps its bandwidth. Files in the browser's HTTP cache cost nothing. */
async function bringAssets(assets: typeof list.app, language: Language): Promise<void> {
  const there = await (await caches.open(assetsCache)).keys()
  const known = new Set(there.map(({ url }) => new URL(url).pathname))
  for (const { path, language: only = language } of assets) {
    if (only === language && !known.has(path)) await fetchIntoCache({ cacheName: assetsCache, path, cache: 'default' })
  }
}
