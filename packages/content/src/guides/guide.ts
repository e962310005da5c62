import type { Language } from '@ankur/languages'
import type { GuideSource } from './sources.ts'

/** One text in the three languages, side by side, so that a fact and its source stay together. */
export type LocalizedText = Readonly<Record<Language, string>>

/** A sentence of a guide. Without a source it is advice; whatever holds a figure or a rule of law names where it was read. */
export interface Line {
  readonly said: LocalizedText
  readonly sources: readonly GuideSource[]
}

/** What a list of lines is for; its heading stands in `words/<language>/guides/guides.ts`. */
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
  /** One drawn frame for each line, before it. */
  readonly frames?: readonly Frame[]
}

export interface GuideFold {
  /** Its address within the page. */
  readonly id: string
  readonly title: LocalizedText
  readonly hint: LocalizedText
  readonly parts: readonly Part[]
  /** A page of ours that goes on from here. */
  readonly link?: { readonly path: string; readonly label: LocalizedText }
}

/** One frame of a drawn story: who is there, what they say or hold. The web app draws it. */
export interface Frame {
  readonly adult?: FrameThing | 'quiet'
  readonly child?: FrameThing | 'quiet'
  /** Between them. */
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
  readonly text: Line
  readonly frames: readonly Frame[]
}

/** A page that takes a family by the hand: a lead, few steps, folds, one sheet of paper. */
export interface Guide {
  /** Without language prefix. */
  readonly path: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly lead: LocalizedText
  readonly steps: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[]
  /** Drawn one after another below the summary, under a heading of their own. */
  readonly cards?: { readonly title: LocalizedText; readonly list: readonly GuideCard[] }
  readonly folds: readonly GuideFold[]
  /** Numbers that count something on the page itself. */
  readonly ownNumbers?: readonly string[]
  /** LocalizedText where what is ticked stays on the device, which a script does. */
  readonly keepsTicks?: LocalizedText
}

export const advice = (said: LocalizedText): Line => ({ said, sources: [] })

export const fact = (source: GuideSource | readonly GuideSource[], said: LocalizedText): Line => ({
  said,
  sources: 'citation' in source ? [source] : source,
})

/** Every line of a guide that names a source, in the order of the page. */
export function factsOf(guide: Guide): readonly Line[] {
  return guide.folds.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines)).filter(({ sources }) => sources.length > 0)
}

export function linesOf({ cards, folds }: Guide): readonly Line[] {
  const inFolds = folds.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
  return [...(cards?.list ?? []).map(({ text }) => text), ...inFolds]
}
