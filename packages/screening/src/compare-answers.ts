/** Compares two sets of answers item by item: what differs and what is the same, without further conclusions. */
import type { TestResponse } from './answers.ts'
import type { ItemId } from './instrument.ts'
import { itemKeys } from './item-keys.ts'

export interface ComparedItem {
  readonly id: ItemId
  /** Whether the answer counts, in the first and in the second set. */
  readonly counts: readonly [boolean, boolean]
}

export interface Comparable {
  readonly answers: readonly TestResponse[]
  readonly countedItems: readonly ItemId[]
  readonly instrument: { readonly id: string; readonly version: string; readonly behaviours: 'twenty' | 'own' }
}

/** Null if the two sets belong to different questions, or to questions without behaviour sentences here. */
export function compareAnswers(one: Comparable, other: Comparable): { differ: ComparedItem[]; same: ComparedItem[] } | null {
  if (one.instrument.behaviours !== 'twenty' || other.instrument.behaviours !== 'twenty') return null
  const items = one.answers.map(({ questionId: id }): ComparedItem => {
    return { id, counts: [one.countedItems.includes(id), other.countedItems.includes(id)] }
  })
  const isSame = ({ counts: [first, second] }: ComparedItem) => first === second
  return { differ: items.filter((item) => !isSame(item)), same: items.filter(isSame) }
}

/** The groups when comparing two reports of one child, older first. Each item is in one group. */
export const changeGroups = ['showsNow', 'stopped', 'changed', 'askedDifferently', 'notYet', 'same'] as const
export type ChangeGroup = (typeof changeGroups)[number]

/** Groups items by what the child does now and did before. A changed wording has priority over a changed answer. */
export function groupAnswers(before: Comparable, now: Comparable): Readonly<Record<ChangeGroup, ComparedItem[]>> | null {
  const compared = compareAnswers(before, now)
  if (!compared) return null
  const isReworded = before.instrument.id !== now.instrument.id || before.instrument.version !== now.instrument.version
  const groupOf = (item: ComparedItem): ChangeGroup => {
    const [counted, counts] = item.counts
    if (counted !== counts && isReworded) return 'askedDifferently'
    // For an item where "yes" is the concern, "shows now" and "not yet" would state the opposite.
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
