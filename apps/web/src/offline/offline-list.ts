import type { Language } from '@ankur/content'

/** What the build tells the worker: which files make which part of the product. Paths are root-relative. */
export interface OfflineList {
  /** Made from the content of everything here: another content is another worker. */
  readonly version: string
  readonly appPaths: readonly string[]
  /** Files without a hash in their name. */
  readonly files: readonly string[]
  /** Styles and scripts of static pages, in the languages that they need. */
  readonly reading: readonly OfflineAsset[]
  /** Everything that app pages may load, but for what only the Game Creator needs. */
  readonly app: readonly OfflineAsset[]
  readonly creator: readonly OfflineAsset[]
  /** The talk board with its symbols. */
  readonly talk: readonly OfflineAsset[]
  /** An app page: all are the same document. */
  readonly shell: string
  /** By language. */
  readonly home: Readonly<Record<Language, string>>
  readonly offline: Readonly<Record<Language, string>>
}

export interface OfflineAsset {
  readonly path: string
  /** For one language only. */
  readonly language?: Language
}

/** The cache of pages as they were last read; the offline page lists what is in it. */
export const pagesCache = 'ankur-pages'

/** `app` holds what is read too; the Game Creator and the talk board each hold the app. */
export const parts = ['reading', 'app', 'creator', 'talk'] as const
export type Part = (typeof parts)[number]

/** What a page tells the worker that it needs, with its language: pages to read, the app, the Game Creator or the talk board. */
export interface Wish {
  readonly part: Part
  readonly language: Language
}
