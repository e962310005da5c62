import type { Language } from '@ankur/content'
import type { WordKind } from '@ankur/talk'

/**
 * The 60 core words in every language, for `first-board.ts`: in the page's HTML as JSON, written by
 * `build/talk-core-list.ts`. The order of the languages is that of `languages` everywhere.
 */
export interface CoreList {
  /** The URL of their pictures. */
  readonly pictures: string
  readonly languages: readonly Language[]
  /** "{word}, {kind}, row {row}, column {column}" in each language. */
  readonly places: readonly string[]
  readonly kinds: Readonly<Record<WordKind, readonly string[]>>
  /** Row by row of the tall board: id, kind, and the text in each language. */
  readonly words: readonly (readonly [id: string, kind: WordKind, ...texts: string[]])[]
}

export const coreListId = 'talk-core'
export const tallColumns = 6
