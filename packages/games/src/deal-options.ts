import type { Language } from '@ankur/content'

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

/** The ten digits in the three scripts that a family can choose, independent of the page language. */
export const numeralScripts = ['latin', 'devanagari', 'gurmukhi'] as const
export type NumeralScript = (typeof numeralScripts)[number]

const digits: Readonly<Record<NumeralScript, string>> = {
  latin: '0123456789',
  devanagari: '०१२३४५६७८९',
  gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
}

/** A whole number as written in the script: 10, १०, ੧੦. */
export function writeNumber(value: number, script: NumeralScript): string {
  return String(value).replace(/\d/g, (digit) => digits[script].charAt(Number(digit)))
}
