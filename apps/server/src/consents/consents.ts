/**
 * Consents of a family besides that of its account, and their withdrawal. A feature checks `hasGivenConsent` before it does what needs
 * consent, and registers the effects of a withdrawal in `app.ts`.
 */
import { randomUUID } from 'node:crypto'
import type { ConsentGiven, ConsentPurpose } from '@ankur/accounts/consents'
import type { Queryable } from '../platform/db/database.ts'
import { endConsents, hasConsent, lockUser, insertConsent } from './store.ts'

/** The effect of a withdrawn consent in a feature, in the same transaction. */
export interface ConsentEffect {
  readonly purpose: ConsentPurpose
  readonly withdrawn: (tx: Queryable, userId: string) => Promise<void>
}

export interface ConsentToStore extends ConsentGiven {
  readonly userId: string
  readonly purpose: ConsentPurpose
  readonly nowMs: number
}

/** Returns whether the family has given consent and not withdrawn it. In a transaction call `lockUser` first. */
export function hasGivenConsent(db: Queryable, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  return hasConsent(db, userId, purpose)
}

/** Stores a consent. Call it in the transaction of the action that needs the consent. */
export function storeConsent(tx: Queryable, { userId, purpose, noticeVersion, language, nowMs }: ConsentToStore): Promise<void> {
  const at = new Date(nowMs)
  return insertConsent(tx, { id: randomUUID(), userId, purpose, noticeVersion, language, method: 'box', at })
}

/** Withdraws a consent with its effects; returns false if there was none. */
export async function withdrawConsent(
  tx: Queryable,
  effects: readonly ConsentEffect[],
  { userId, purpose, nowMs }: { readonly userId: string; readonly purpose: ConsentPurpose; readonly nowMs: number },
): Promise<boolean> {
  await lockUser(tx, userId)
  if (!(await endConsents(tx, userId, purpose, new Date(nowMs)))) return false
  for (const effect of effects) if (effect.purpose === purpose) await effect.withdrawn(tx, userId)
  return true
}
