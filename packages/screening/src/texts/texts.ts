/** What each language brings: `texts/<language>`. */
import type { Domain, ItemId } from '../instrument.ts'

/** Our questions in one language, in the order of the items. */
export interface PlainTexts {
  readonly howToAnswer: string
  readonly items: readonly { readonly text: string; readonly examples?: readonly string[] }[]
}

/**
 * The twenty behaviours as plain lines in one language, by item number.
 *
 * `strengths` is used when the behaviour is present. Items 2 and 5 have none: the absence of a worry is not something a
 * child does. `talk` is used when the answer counted, always as "not yet", never as a failing.
 */
export interface BehaviourLines {
  /** The names of the groups, for lists only: no group has a score of its own. */
  readonly areas: { readonly [D in Domain]: string }
  readonly strengths: { readonly [Id in ItemId]?: string }
  readonly talk: { readonly [Id in ItemId]: string }
}

/** Words of one language that no text about a child may use, several in one line; a star stands for any ending. */
export interface RefusedWords {
  /** They frighten, judge, promise or claim what a screening cannot know. */
  readonly banned: readonly string[]
  /** A model may not introduce them: causes and other names, treatments, false comfort, chances, places. */
  readonly forbiddenWords: readonly string[]
  /** Feelings and looks, in the description of a picture. */
  readonly ofTheFace: readonly string[]
  /** A sentence with one of these is negative. */
  readonly denials: RegExp
}
