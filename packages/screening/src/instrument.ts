/**
 * The questionnaire as data. What counts belongs to the behaviour, not to its wording: whichever text
 * is loaded, "yes" counts for items 2, 5 and 12 and "no" for all others, so a total always means the same.
 */
import type { Language } from './language.ts'

export const itemIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export type ItemId = (typeof itemIds)[number]
export type Answer = 'yes' | 'no'

/**
 * Groups of behaviours, for the result text only: A sharing attention, B asking and understanding,
 * C connecting with people, D play and copying, E moving, F hearing, sounds and hands.
 * No group has a score of its own.
 */
export const domains = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Domain = (typeof domains)[number]

type LocalTexts = { readonly [L in Language]?: string }

export interface Item extends LocalTexts {
  readonly id: ItemId
  readonly domain: Domain
  /** The answer that adds one to the total. */
  readonly concernAnswer: Answer
  /** Two everyday examples in English; Hindi and Punjabi carry theirs within the text. */
  readonly egEn?: readonly string[]
}

export interface Instrument {
  readonly id: string
  readonly version: string
  /** True only for the authors' own text, loaded from a file under their licence. */
  readonly official: boolean
  readonly languages: readonly Language[]
  /** Stands on the introduction, beside each question and in the result. */
  readonly notice: LocalTexts
  /** Said before question 1. */
  readonly howToAnswer: LocalTexts
  readonly items: readonly Item[]
  /** Whether the pages may add examples and read aloud; a licence may forbid both. */
  readonly allowsExamples: boolean
  readonly allowsReadAloud: boolean
  readonly copyright: string | null
}

export function isItemId(value: unknown): value is ItemId {
  return itemIds.includes(value as ItemId)
}

/** The item of one number. */
export function itemOf(instrument: Instrument, id: ItemId): Item {
  const item = instrument.items[id - 1]
  if (!item) throw new Error(`instrument ${instrument.id} has no item ${id}`)
  return item
}

/** A text in the wished language, or in the instrument's first when it has none, with the language it is in. */
export function localText(texts: LocalTexts, instrument: Instrument, wished: Language): { text: string; language: Language } {
  for (const language of [wished, ...instrument.languages]) {
    const text = texts[language]
    if (text !== undefined) return { text, language }
  }
  return { text: '', language: wished }
}
