import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ticksPerDay } from './routes.ts'

export { type ConsentEffect, storeConsent, hasGivenConsent, withdrawConsent } from './consents.ts'
export { registerConsents } from './routes.ts'
export { lockUser } from './store.ts'

/** Accounts export the rows, and they are deleted with the account, so only the counters are erased here. */
export function consentRecords({ limits }: Platform): RecordHolder {
  return {
    // A consent alone does not protect an account from clean-up.
    holds: async () => [],
    load: async () => ({}),
    erase: (tx, { userId }) => limits.limiter(ticksPerDay, tx).reset(userId),
  }
}
