import type { Language } from '@ankur/content'
import type { NumeralScript } from './numerals.ts'

/** What a family chooses once for all games; kept on the device by the page. */
export interface DealOptions {
  readonly numerals: NumeralScript
  /** Whose letters, and whose words for the pictures. */
  readonly letters: Language
  /** What comes first in the morning; either, until the family has said. */
  readonly morning?: 'either' | 'bath_first' | 'breakfast_first'
  /** Pictures of visits that may frighten. */
  readonly visits?: boolean
}
