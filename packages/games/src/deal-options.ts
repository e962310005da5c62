import type { Language } from '@ankur/content'
import type { NumeralScript } from './numerals.ts'

/** Settings that a family chooses once for all games; the page stores them on the device. */
export interface DealOptions {
  readonly numerals: NumeralScript
  /** The alphabet to practise, and the language of the picture words. */
  readonly letters: Language
  /** What comes first in the morning; `either` until the family has set it. */
  readonly morning?: 'either' | 'bath_first' | 'breakfast_first'
  /** Whether to include pictures of visits that may frighten a child. */
  readonly visits?: boolean
}
