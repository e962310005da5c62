/** Two sets of answers side by side, item by item: what differs and what does not, and nothing beyond that. */
import type { TestResponse } from './answers.ts'
import type { ItemId } from './instrument.ts'

export interface ComparedItem {
  readonly id: ItemId
  /** Whether the answer is one that counts, in the one and in the other. */
  readonly counts: readonly [boolean, boolean]
}

export interface Comparable {
  readonly answers: readonly TestResponse[]
  readonly countedItems: readonly ItemId[]
  readonly instrument: { readonly id: string; readonly behaviours: 'twenty' | 'own' }
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
