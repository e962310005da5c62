/**
 * Chooses the play ideas of a result: at most four, each for a counted answer, taken in turn from the groups with the most
 * counted answers, so that one group does not fill the list. General ideas if no answer counts or none may be named yet.
 */
import type { Domain, Instrument, ItemId } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'

export type PlayIdea = { readonly kind: 'item'; readonly item: ItemId } | { readonly kind: 'general'; readonly n: 1 | 2 | 3 }

const maxIdeas = 4
const general: readonly PlayIdea[] = [
  { kind: 'general', n: 1 },
  { kind: 'general', n: 2 },
  { kind: 'general', n: 3 },
]

interface Counting {
  readonly behaviours: Instrument['behaviours']
  readonly counting: readonly ItemId[]
  /** Whether the follow-up can still be answered: no answer counts until then. */
  readonly isDue: boolean
}

export function choosePlay({ behaviours, counting, isDue }: Counting): readonly PlayIdea[] {
  if (behaviours !== 'twenty' || isDue || counting.length === 0) return general
  const groups = groupsOf(counting)
  const inTurn: ItemId[] = []
  for (let round = 0; inTurn.length < maxIdeas && groups.some((group) => group.length > round); round++) {
    inTurn.push(...groups.flatMap((group) => group.slice(round, round + 1)))
  }
  return inTurn.slice(0, maxIdeas).map((item) => ({ kind: 'item', item }))
}

/** The counted items of each group, largest group first. */
function groupsOf(counting: readonly ItemId[]): ItemId[][] {
  const groups = new Map<Domain, ItemId[]>()
  for (const { id, domain } of itemKeys.filter((key) => counting.includes(key.id))) {
    if (domain) groups.set(domain, [...(groups.get(domain) ?? []), id])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}
