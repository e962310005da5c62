/** Prerenders app pages in one language in its own thread: as for a first visit, without a `window`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Language } from '@ankur/content'
import type * as Prerender from '../src/prerender.tsx'

export interface DrawOrder {
  readonly module: string
  readonly language: Language
  readonly paths: readonly string[]
}

const { module, language, paths } = workerData as DrawOrder
const place = { pathname: '/', search: '', hash: '', origin: 'https://origin.invalid', href: '' }
const stored = (key: string) => (key === 'ankur-language' ? language : null)
const device = {
  location: place,
  localStorage: { getItem: stored, setItem: () => undefined, removeItem: () => undefined },
  sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  navigator: { onLine: true, languages: [language], userAgent: '' },
  addEventListener: () => undefined,
}
for (const [name, value] of Object.entries(device)) Object.defineProperty(globalThis, name, { value, configurable: true })

const { drawPage } = (await import(module)) as typeof Prerender
// Deleted only now, because the router would listen to it.
Object.defineProperty(globalThis, 'history', { value: { state: null } })
const pages: [string, Prerender.DrawnPage][] = []
for (const path of paths) {
  place.pathname = path
  pages.push([path, await drawPage(path, language)])
}
parentPort?.postMessage(new Map(pages))
