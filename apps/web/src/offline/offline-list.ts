import type { Language } from '@ankur/content'

/** The build's file list for the service worker: the files of each part of the product. Paths are root-relative. */
export interface OfflineList {
  /** A hash of all files listed here: any change gives a new worker. */
  readonly version: string
  readonly appPaths: readonly string[]
  /** Files without a hash in their name. */
  readonly files: readonly string[]
  /** Styles and scripts of static pages, by language. */
  readonly reading: readonly OfflineAsset[]
  /** Everything that app pages can load, except parts used only by the Game Creator. */
  readonly app: readonly OfflineAsset[]
  readonly creator: readonly OfflineAsset[]
  /** The talk board with its symbols. */
  readonly talk: readonly OfflineAsset[]
  /** The document of the app: all app pages use the same one. */
  readonly shell: string
  /** By language. */
  readonly home: Readonly<Record<Language, string>>
  readonly offline: Readonly<Record<Language, string>>
}

export interface OfflineAsset {
  readonly path: string
  /** Needed for this language only. */
  readonly language?: Language
}

/** The cache of visited pages; the offline page lists its content. */
export const pagesCache = 'ankur-pages'

/** `app` includes `reading`; the Game Creator and the talk board each include `app`. */
export const parts = ['reading', 'app', 'creator', 'talk'] as const
export type Part = (typeof parts)[number]

/** A page's request to the worker to cache a part, with its language: text pages, the app, the Game Creator or the talk board. */
export interface PrecacheRequest {
  readonly part: Part
  readonly language: Language
}
