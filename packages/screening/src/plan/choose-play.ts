/**
 * Which play ideas a result shows: at most four, each for an answer that counts, taken in turn from the groups with
 * most of them, so that no group takes all. None that counts, or none that may be named yet: general ones.
 */
import type { Domain, Instrument, ItemId } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'

export type PlayIdea = { readonly kind: 'item'; readonly item: ItemId } | { readonly kind: 'general'; readonly n: 1 | 2 | 3 }

const mostIdeas = 4
const general: readonly PlayIdea[] = [
  { kind: 'general', n: 1 },
  { kind: 'general', n: 2 },
  { kind: 'general', n: 3 },
]

interface Counting {
  readonly behaviours: Instrument['behaviours']
  readonly counting: readonly ItemId[]
  /** While the follow-up can be answered nothing counts yet. */
  readonly isDue: boolean
}

export function choosePlay({ behaviours, counting, isDue }: Counting): readonly PlayIdea[] {
  if (behaviours !== 'twenty' || isDue || counting.length === 0) return general
  const groups = groupsOf(counting)
  const inTurn: ItemId[] = []
  for (let round = 0; inTurn.length < mostIdeas && groups.some((group) => group.length > round); round++) {
    inTurn.push(...groups.flatMap((group) => group.slice(round, round + 1)))
  }
  return inTurn.slice(0, mostIdeas).map((item) => ({ kind: 'item', item }))
}

/** The counting items of each group, the fullest group first. */
function groupsOf(counting: readonly ItemId[]): ItemId[][] {
  const groups = new Map<Domain, ItemId[]>()
  for (const { id, domain } of itemKeys.filter((key) => counting.includes(key.id))) {
    if (domain) groups.set(domain, [...(groups.get(domain) ?? []), id])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}
