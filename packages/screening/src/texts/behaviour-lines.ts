import type { Domain, ItemId } from '../instrument.ts'

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
