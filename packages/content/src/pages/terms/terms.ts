import type { Language } from '../../words/words.ts'
import type { ReadSection } from '../read-section.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { pa } from './pa.ts'

export interface Terms {
  readonly title: string
  readonly description: string
  readonly heading: string
  /** With the place `{date}`. */
  readonly version: string
  readonly unchecked: string
  readonly short_title: string
  readonly short: readonly string[]
  readonly sections: readonly ReadSection[]
}

export const terms: Readonly<Record<Language, Terms>> = { en, hi, pa }

/** The day of this text, in every language. A change of what it says changes the day. */
export const termsVersion = '2026-11-22'
