import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ticksPerDay } from './routes.ts'

/** The rows stand in the export of accounts and go with the account's row; only what counted the caller is left. */
export function consentRecords({ limits }: Platform): RecordHolder {
  return {
    // To have agreed to something that never happened keeps no account alive.
    holds: async () => [],
    load: async () => ({}),
    erase: (tx, { userId }) => limits.limiter(ticksPerDay, tx).reset(userId),
  }
}
