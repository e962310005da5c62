/**
 * What a family has agreed to beside its account, and how it takes that back. A feature asks `given` before it does what
 * needs a yes, and tells in `app.ts` what ends with it.
 */
import { randomUUID } from 'node:crypto'
import type { ConsentGiven, ConsentPurpose } from '@ankur/accounts/consents'
import type { Queryable } from '../platform/db/database.ts'
import { endConsents, hasConsent, insertConsent } from './store.ts'

/** What a feature does when its consent is taken back, in the same transaction. */
export interface ConsentEffect {
  readonly purpose: ConsentPurpose
  readonly withdrawn: (tx: Queryable, userId: string) => Promise<void>
}

export interface Giving extends ConsentGiven {
  readonly userId: string
  readonly purpose: ConsentPurpose
  readonly nowMs: number
}

/** Whether the family has agreed, and has not taken it back. */
export function given(db: Queryable, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  return hasConsent(db, userId, purpose)
}

/** Keeps that a box was ticked. Call it in the transaction of what the box is about. */
export function give(tx: Queryable, { userId, purpose, noticeVersion, language, nowMs }: Giving): Promise<void> {
  const at = new Date(nowMs)
  return insertConsent(tx, { id: randomUUID(), userId, purpose, noticeVersion, language, method: 'box', at })
}

/** Takes a consent back with what hangs on it; false when there was none. */
export async function withdraw(
  tx: Queryable,
  effects: readonly ConsentEffect[],
  { userId, purpose, nowMs }: { readonly userId: string; readonly purpose: ConsentPurpose; readonly nowMs: number },
): Promise<boolean> {
  if (!(await endConsents(tx, userId, purpose, new Date(nowMs)))) return false
  for (const effect of effects) if (effect.purpose === purpose) await effect.withdrawn(tx, userId)
  return true
}
