import type { Language } from '@ankur/languages'
import type { GuideSource } from './sources.ts'

/** One text in the three languages, side by side, so that a fact and its source stay together. */
export type LocalizedText = Readonly<Record<Language, string>>

/** A sentence of a guide. Without a source it is advice; a figure or a legal rule must name its source. */
export interface Line {
  readonly text: LocalizedText
  readonly sources: readonly GuideSource[]
}

/** The kind of a list of lines; its heading is in `words/<language>/guides/guides.ts`. */
export type PartKind =
  | 'get'
  | 'who'
  | 'steps'
  | 'papers'
  | 'time'
  | 'refused'
  | 'text'
  | 'list'
  | 'boxes'
  | 'why'
  | 'try'
  | 'doctor'
  | 'questions'

export interface Part {
  readonly kind: PartKind
  readonly lines: readonly Line[]
  /** One drawn frame before each line. */
  readonly frames?: readonly Frame[]
}

export interface GuideFold {
  /** The anchor within the page. */
  readonly id: string
  readonly title: LocalizedText
  readonly hint: LocalizedText
  readonly parts: readonly Part[]
  /** A page of this site with more about it. */
  readonly link?: { readonly path: string; readonly label: LocalizedText }
}

/** One frame of a drawn story: who is there, what they say or hold. The web app draws it. */
export interface Frame {
  readonly adult?: FrameThing | 'quiet'
  readonly child?: FrameThing | 'quiet'
  /** The object between the people. */
  readonly thing?: FrameThing
  readonly adultIs?: 'doctor'
}

export type FrameThing =
  | 'ball'
  | 'banana'
  | 'blocks'
  | 'board'
  | 'clock'
  | 'cup'
  | 'drum'
  | 'ear'
  | 'heart'
  | 'note'
  | 'paper'
  | 'plus'
  | 'scissors'
  | 'stop'
  | 'talk'
  | 'two'

export interface GuideCard {
  readonly title: LocalizedText
  readonly line: Line
  readonly frames: readonly Frame[]
}

/** A guide page: a lead, a few steps, collapsible sections, one sheet to print. */
export interface Guide {
  /** Without language prefix. */
  readonly path: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly lead: LocalizedText
  readonly steps: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[]
  /** Drawn in sequence below the summary, under their own heading. */
  readonly cards?: { readonly title: LocalizedText; readonly list: readonly GuideCard[] }
  readonly folds: readonly GuideFold[]
  /** Numbers that count something on the page itself and need no source. */
  readonly ownNumbers?: readonly string[]
  /** The note that ticks are stored on the device by a script; absent if ticks are not stored. */
  readonly keepsTicks?: LocalizedText
}

export const advice = (text: LocalizedText): Line => ({ text, sources: [] })

export const fact = (source: GuideSource | readonly GuideSource[], text: LocalizedText): Line => ({
  text,
  sources: 'citation' in source ? [source] : source,
})

/** Every line of a guide with a source, in page order. */
export function factsOf(guide: Guide): readonly Line[] {
  return linesOf(guide).filter(({ sources }) => sources.length > 0)
}

export function linesOf({ cards, folds }: Guide): readonly Line[] {
  const inFolds = folds.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
  return [...(cards?.list ?? []).map(({ line }) => line), ...inFolds]
}
