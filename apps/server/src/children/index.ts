import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { changesPerHour } from './routes.ts'
import { haveChildren, loadChildren } from './store.ts'

export { registerChildren } from './routes.ts'
export { openNickname, plainChildren } from './sealed-child.ts'
export { findChild, listChildren } from './store.ts'

/** The rows are deleted by cascade with the account. */
export function childRecords({ limits }: Platform): RecordHolder {
  return {
    holds: haveChildren,
    load: async (db, { userId }) => ({ children: await loadChildren(db, userId) }),
    erase: (tx, { userId }) => limits.limiter(changesPerHour, tx).reset(userId),
  }
}
