/**
 * The questionnaire as data: its items, which answer counts to each, and what a total means. Answers of one
 * questionnaire are never scored by another, so whatever reads answers is told which one they belong to.
 */
import type { Flow } from './follow-up/flow.ts'
import type { Item, ItemId, LocalTexts } from './item.ts'
import type { Language } from './language.ts'

export { domains, exampleKeys, examplesOf, type Answer, type Domain, type Item, type ItemId, type LocalTexts } from './item.ts'

/** A total below `medium` is low, from `high` on it is high; a form without a middle band has both alike. */
export interface BandLimits {
  readonly medium: number
  readonly high: number
}

export interface FollowUpRule {
  /** So many items that still count mean: see a doctor. */
  readonly countsFrom: number
  /** The questions of a loaded form; those of the twenty behaviours stand in this package. */
  readonly flows?: readonly Flow[]
}

/** Which questionnaire some answers belong to. */
export interface InstrumentName {
  readonly id: string
  readonly version: string
}

export interface Instrument extends InstrumentName {
  /** True only for the authors' own text, loaded from a file under their licence. */
  readonly official: boolean
  /**
   * `twenty`: the twenty behaviours in their order, in whatever words: items 2, 5 and 12 count on "yes", all others on
   * "no", and our sentences about each behaviour and its follow-up fit. `own`: anything else; it brings its own.
   */
  readonly behaviours: 'twenty' | 'own'
  readonly bands: BandLimits
  /** Null without a middle band. */
  readonly followUp: FollowUpRule | null
  /** For which ages in whole months it is made, both included. */
  readonly ages: { readonly from: number; readonly to: number }
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

/** Whether it could be an item of some questionnaire. */
export function isItemId(value: unknown): value is ItemId {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999
}

export function idsOf({ items }: Pick<Instrument, 'items'>): ItemId[] {
  return items.map(({ id }) => id)
}

export function isSameInstrument(one: InstrumentName, other: InstrumentName): boolean {
  return one.id === other.id && one.version === other.version
}

/** The item of one id. */
export function itemOf(instrument: Instrument, id: ItemId): Item {
  const item = instrument.items.find((each) => each.id === id)
  if (!item) throw new Error(`instrument ${instrument.id} has no item ${id}`)
  return item
}

/** A text in the wished language, or in the instrument's first when it has none, with the language it is in. */
export function localText(
  texts: LocalTexts,
  instrument: Pick<Instrument, 'languages'>,
  wished: Language,
): { text: string; language: Language } {
  for (const language of [wished, ...instrument.languages]) {
    const text = texts[language]
    if (text !== undefined) return { text, language }
  }
  return { text: '', language: wished }
}

/** The number that people read for an item: its place in the list. */
export function numberOf({ items }: Pick<Instrument, 'items'>, id: ItemId): number {
  return items.findIndex((each) => each.id === id) + 1
}
