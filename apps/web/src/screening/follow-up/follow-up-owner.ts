/**
 * The owner of the stored follow-up, and the number of unsent answers: all that other pages need to know
 * (`stored-follow-up.ts`).
 */
import { deviceStorage, loadStored, parseJson, removeStored, type Store } from '../../platform/storage/storage.ts'

export const followUpKey = 'autism-test-follow-up'

export function clearFollowUp(store: Store = deviceStorage): void {
  removeStored(followUpKey, store)
}

/** The assessment of the stored follow-up. */
export function followUpHere(store: Store = deviceStorage): string | null {
  const id = parseOwner(loadStored(followUpKey, store))?.assessmentId
  return typeof id === 'string' ? id : null
}

/** How many answers of a follow-up are on this device only. */
export function countUnsent(store: Store = deviceStorage): number {
  const unsent = parseOwner(loadStored(followUpKey, store))?.unsent
  return Array.isArray(unsent) ? unsent.length : 0
}

/** Removes what another user left here. */
export function clearFollowUpOfOthers(userId: string, store: Store = deviceStorage): void {
  const text = loadStored(followUpKey, store)
  if (text !== null && parseOwner(text)?.userId !== userId) clearFollowUp(store)
}

type FollowUpOwner = Readonly<Partial<Record<'userId' | 'assessmentId' | 'unsent', unknown>>>

function parseOwner(text: string | null): FollowUpOwner | null {
  return parseJson(text) as FollowUpOwner | null
}
