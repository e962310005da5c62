/** What is fetched before it is needed: as much as a page says it needs, and little where data is saved. */
import { isLanguage, type Language } from '@ankur/content'
import { keptMark } from '../../platform/kept-mark.ts'
import { type Part, parts, type Wish } from '../offline-list.ts'
import { bring } from './kept.ts'
import { assetsCache, list, savesData, shellCache, wishCache, worker } from './scope.ts'

const wishPath = '/wish'

/** With a new worker: again what was wanted of the one before, so that it can take over complete. */
export async function install(): Promise<void> {
  const wish = (await loadWish()) ?? (await guessedWish())
  await bringParts(wish)
}

/** All that pages wanted so far. */
interface Wishes {
  readonly parts: readonly Part[]
  readonly language: Language
}

/** What was wanted once stays; the language is the last one. */
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

/** Workers before this one kept a single part. */
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

/** Before any page has said it: the language of the address that is open. */
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

/** What lies beside the pages comes last: where it is, all the rest is too. */
async function bringReading(language: Language): Promise<void> {
  await bringAssets(list.reading, language)
  const pages = savesData() ? [list.offline[language]] : [list.offline[language], list.home.en, list.home[language]]
  for (const path of [...pages, ...list.files]) await bring({ cacheName: shellCache, path, cache: 'no-cache' })
}

/** The shell comes last: where it is, all that it needs is too. */
async function bringApp(language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list.app, language)
  await bring({ cacheName: shellCache, path: list.shell, cache: 'no-cache' })
}

/**
 * What of it was opened is there already; whoever builds a game or talks with the board in a bus may want the rest. The mark
 * comes last: without a network a page asks for it before it asks for a part that may not be there.
 */
async function bringMore(part: 'talk' | 'creator', language: Language): Promise<void> {
  if (savesData()) return
  await bringAssets(list[part], language)
  await (await caches.open(shellCache)).put(keptMark(part, language), new Response())
}

/** One after the other, so that the page that is open has the line. What the browser has already costs nothing. */
async function bringAssets(assets: typeof list.app, language: Language): Promise<void> {
  const there = await (await caches.open(assetsCache)).keys()
  const known = new Set(there.map(({ url }) => new URL(url).pathname))
  for (const { path, language: only = language } of assets) {
    if (only === language && !known.has(path)) await bring({ cacheName: assetsCache, path, cache: 'default' })
  }
}
