/** Two sets of answers side by side, item by item: what differs and what does not, and nothing beyond that. */
import type { TestResponse } from './answers.ts'
import type { ItemId } from './instrument.ts'
import { itemKeys } from './item-keys.ts'

export interface ComparedItem {
  readonly id: ItemId
  /** Whether the answer is one that counts, in the one and in the other. */
  readonly counts: readonly [boolean, boolean]
}

export interface Comparable {
  readonly answers: readonly TestResponse[]
  readonly countedItems: readonly ItemId[]
  readonly instrument: { readonly id: string; readonly version: string; readonly behaviours: 'twenty' | 'own' }
}

/** Null when the two come from different questions, or from questions whose behaviours have no lines here. */
export function compareAnswers(one: Comparable, other: Comparable): { differ: ComparedItem[]; same: ComparedItem[] } | null {
  if (one.instrument.behaviours !== 'twenty' || other.instrument.behaviours !== 'twenty') return null
  const items = one.answers.map(({ questionId: id }): ComparedItem => {
    return { id, counts: [one.countedItems.includes(id), other.countedItems.includes(id)] }
  })
  const isSame = ({ counts: [first, second] }: ComparedItem) => first === second
  return { differ: items.filter((item) => !isSame(item)), same: items.filter(isSame) }
}

/** The groups of two reports of one child, the older first. Each item stands in one. */
export const changeGroups = ['showsNow', 'stopped', 'changed', 'askedDifferently', 'notYet', 'same'] as const
export type ChangeGroup = (typeof changeGroups)[number]

/** What a child does, by the day on which it showed. A changed wording is named before a changed child. */
export function groupAnswers(before: Comparable, now: Comparable): Readonly<Record<ChangeGroup, ComparedItem[]>> | null {
  const compared = compareAnswers(before, now)
  if (!compared) return null
  const isReworded = before.instrument.id !== now.instrument.id || before.instrument.version !== now.instrument.version
  const groupOf = (item: ComparedItem): ChangeGroup => {
    const [counted, counts] = item.counts
    if (counted !== counts && isReworded) return 'askedDifferently'
    // Of a thing that worries where it is there, "shows now" and "not yet" would say the opposite.
    if (itemKeys.find(({ id }) => id === item.id)?.concernAnswer === 'yes') return counted === counts ? 'same' : 'changed'
    if (counted === counts) return counts ? 'notYet' : 'same'
    return counts ? 'stopped' : 'showsNow'
  }
  const items = [...compared.differ, ...compared.same].sort((one, other) => one.id - other.id)
  const empty = Object.fromEntries(changeGroups.map((group): [ChangeGroup, ComparedItem[]] => [group, []]))
  const groups = empty as Record<ChangeGroup, ComparedItem[]>
  for (const item of items) groups[groupOf(item)].push(item)
  return groups
}
