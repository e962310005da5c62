import { inEachLanguage, languages } from '@ankur/languages'
import type { Language } from './language.ts'

/** A whole number from 1 to 999; the displayed number is the item's position in the list. */
export type ItemId = number
export type Answer = 'yes' | 'no'

/**
 * Groups of behaviours, for the result text only: A sharing attention, B asking and understanding,
 * C connecting with people, D play and copying, E moving, F hearing, sounds and hands.
 * No group has a score of its own.
 */
export const domains = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Domain = (typeof domains)[number]

export type LocalTexts = { readonly [L in Language]?: string | undefined }

/** Two everyday examples in each language, if the text has none: `egEn`, `egHi`. */
type ExampleKey<L extends Language = Language> = `eg${Capitalize<L>}`
type Examples = { readonly [L in Language as ExampleKey<L>]?: readonly string[] | undefined }

export interface Item extends LocalTexts, Examples {
  readonly id: ItemId
  readonly domain?: Domain
  /** The answer that adds one to the total. */
  readonly concernAnswer: Answer
  /** Texts of a loaded form for the item in the result: if the answer did not count, if it counted, and in a list. */
  readonly strength?: LocalTexts
  readonly talk?: LocalTexts
  readonly label?: LocalTexts
}

/** The field names of the examples of each language. */
export const exampleKeys: { readonly [L in Language]: ExampleKey<L> } = inEachLanguage(
  (language) => `eg${language.charAt(0).toUpperCase()}${language.slice(1)}`,
) as { readonly [L in Language]: ExampleKey<L> }

/** The same for the examples of each language. */
export function examplesOf<Value>(value: Value): { readonly [L in Language as ExampleKey<L>]: Value } {
  return Object.fromEntries(languages.map((language) => [exampleKeys[language], value])) as {
    readonly [L in Language as ExampleKey<L>]: Value
  }
}
