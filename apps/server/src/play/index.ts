import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import { recordsPerHour } from './routes.ts'
import { deletePlayOf, loadPlay } from './store.ts'

export { registerPlay } from './routes.ts'

/** The rows are deleted by cascade with the child, and so with the account. */
export function playRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ playDays: await loadPlay(db, userId) }),
    erase: (tx, { userId }) => limits.limiter(recordsPerHour, tx).reset(userId),
  }
}

/** Withdrawing the consent deletes all play records of the account. */
export const playConsentEffect: ConsentEffect = { purpose: 'play', withdrawn: deletePlayOf }
