/** Prefetches the parts that pages have requested, and only little with data saver on. */
import { isLanguage, type Language } from '@ankur/content'
import { keptMark } from '../../platform/kept-mark.ts'
import { type Part, parts, type Wish } from '../offline-list.ts'
import { bring } from './kept.ts'
import { assetsCache, list, savesData, shellCache, wishCache, worker } from './scope.ts'

const wishPath = '/wish'

/** For a new worker: caches again all parts requested before, so that it is complete before activation. */
export async function install(): Promise<void> {
  const wish = (await loadWish()) ?? (await guessedWish())
  await bringParts(wish)
}

/** All parts that pages have requested so far. */
interface Wishes {
  readonly parts: readonly Part[]
  readonly language: Language
}

/** Requested parts stay requested; the language is the last one. */
export async function grant({ part, language }: Wish): Promise<void> {
  const before = await loadWish()
  const wish: Wishes = { parts: parts.filter((each) => each === part || before?.parts.includes(each)), language }
  if (before?.language !== language || before.parts.length !== wish.parts.length) await saveWish(wish)
  await bringParts(wish)
}

export function parseWish(content: unknown): Wish | null {
  const { part, language } = (content ?? {}) as Partial<Record<keyof Wish, unknown>>
  const known = parts.find((each) => each === part)
  return known && isLanguage(language) ? { part: known, language } : null
}

export async function loadWish(): Promise<Wishes | null> {
  const kept = await (await caches.open(wishCache)).match(wishPath)
  return kept ? parseWishes(await kept.json()) : null
}

/** Older worker versions stored a single part. */
function parseWishes(content: unknown): Wishes | null {
  const { parts: several } = (content ?? {}) as { parts?: unknown }
  if (!Array.isArray(several)) {
    const one = parseWish(content)
    return one && { parts: [one.part], language: one.language }
  }
  const { language } = content as { language?: unknown }
  return isLanguage(language) ? { parts: parts.filter((each) => several.includes(each)), language } : null
}

async function saveWish(wish: Wishes): Promise<void> {
  await (await caches.open(wishCache)).put(wishPath, Response.json(wish))
}

/** Used before any page has sent a request: the language of the open URL. */
async function guessedWish(): Promise<Wishes> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const prefix = open.map(({ url }) => languageOfPath(new URL(url).pathname)).find((each) => each !== undefined)
  return { parts: ['reading'], language: prefix ?? 'en' }
}

export function languageOfPath(pathname: string): Language | undefined {
  const [, prefix] = pathname.split('/')
  return prefix !== 'en' && isLanguage(prefix) ? prefix : undefined
}

async function bringParts({ parts: wanted, language }: Wishes): Promise<void> {
  await bringReading(language)
  if (wanted.some((part) => part !== 'reading')) await bringApp(language)
  for (const part of ['talk', 'creator'] as const) if (wanted.includes(part)) await bringMore(part, language)
}

/** Files outside the pages come last: if they are cached, everything else is too. */
async function bringReading(language: Language): Promise<void> {
  await bringAssets(list.reading, language)
  const pages = savesData() ? [list.offline[language]] : [list.offline[language], list.home.en, list.home[language]]
  for (const path of [...pages, ...list.files]) await bring({ cacheName: shellCache, path, cache: 'no-cache' })
}

/** The shell comes last: if it is cached, all its parts are too. */
async function bringApp(language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list.app, language)
  await bring({ cacheName: shellCache, path: list.shell, cache: 'no-cache' })
}

/**
 * Parts that were used are cached already; a user who builds a game or uses the talk board offline may need the rest. The
 * marker comes last: offline, a page checks the marker before it requests a part that may be missing.
 */
async function bringMore(part: 'talk' | 'creator', language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list[part], language)
  await (await caches.open(shellCache)).put(keptMark(part, language), new Response())
}

/** One at a time, so that the open page keeps its bandwidth. Files in the browser's HTTP cache cost nothing. */
async function bringAssets(assets: typeof list.app, language: Language): Promise<void> {
  const there = await (await caches.open(assetsCache)).keys()
  const known = new Set(there.map(({ url }) => new URL(url).pathname))
  for (const { path, language: only = language } of assets) {
    if (only === language && !known.has(path)) await bring({ cacheName: assetsCache, path, cache: 'default' })
  }
}
