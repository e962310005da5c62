/**
 * The questionnaire as data: its items, the answer that counts for each, and the meaning of a total. Answers of one
 * questionnaire must never be scored with another, so every function that reads answers takes their questionnaire.
 */
import type { Flow } from './follow-up/flow.ts'
import type { Item, ItemId, LocalTexts } from './item.ts'
import type { Language } from './language.ts'

export { domains, exampleKeys, examplesOf, type Answer, type Domain, type Item, type ItemId, type LocalTexts } from './item.ts'

/** A total below `medium` is low, from `high` on it is high; a form without a middle band has equal limits. */
export interface BandLimits {
  readonly medium: number
  readonly high: number
}

export interface FollowUpRule {
  /** The number of items still counting from which the outcome is "see a doctor". */
  readonly countsFrom: number
  /** The questions of a loaded form; those of the twenty behaviours are in this package. */
  readonly flows?: readonly Flow[]
}

/** Identifies the questionnaire to which answers belong. */
export interface InstrumentName {
  readonly id: string
  readonly version: string
}

export interface Instrument extends InstrumentName {
  /** True only for the authors' own text, loaded from a file under their licence. */
  readonly official: boolean
  /**
   * `twenty`: the twenty behaviours in their order, in any wording: items 2, 5 and 12 count on "yes", all others on
   * "no", and our sentences about each behaviour and its follow-up apply. `own`: any other form; it brings its own sentences.
   */
  readonly behaviours: 'twenty' | 'own'
  readonly bands: BandLimits
  /** Null if there is no middle band. */
  readonly followUp: FollowUpRule | null
  /** The ages in whole months to which it applies, both included. */
  readonly ages: { readonly from: number; readonly to: number }
  readonly languages: readonly Language[]
  /** Shown in the introduction, beside each question and in the result. */
  readonly notice: LocalTexts
  /** Shown before question 1. */
  readonly howToAnswer: LocalTexts
  readonly items: readonly Item[]
  /** Whether pages may add examples and read aloud; a licence may forbid both. */
  readonly allowsExamples: boolean
  readonly allowsReadAloud: boolean
  readonly copyright: string | null
}

/** Whether the value is a valid item id of any questionnaire. */
export function isItemId(value: unknown): value is ItemId {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999
}

export function idsOf({ items }: Pick<Instrument, 'items'>): ItemId[] {
  return items.map(({ id }) => id)
}

export function isSameInstrument(one: InstrumentName, other: InstrumentName): boolean {
  return one.id === other.id && one.version === other.version
}

/** The item with this id. */
export function itemOf(instrument: Instrument, id: ItemId): Item {
  const item = instrument.items.find((each) => each.id === id)
  if (!item) throw new Error(`instrument ${instrument.id} has no item ${id}`)
  return item
}

/** A text in the requested language, or in the instrument's first language if missing, with the language it is in. */
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

/** The displayed number of an item: its position in the list. */
export function numberOf({ items }: Pick<Instrument, 'items'>, id: ItemId): number {
  return items.findIndex((each) => each.id === id) + 1
}
