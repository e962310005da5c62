import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { changesPerHour } from './routes.ts'
import { haveChildren } from './store.ts'

/** The rows stand in the export of accounts and go with the account's row. */
export function childRecords({ limits }: Platform): RecordHolder {
  return {
    holds: haveChildren,
    load: async () => ({}),
    erase: (tx, { userId }) => limits.limiter(changesPerHour, tx).reset(userId),
  }
}
