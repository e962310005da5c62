import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { SignedIn } from '../session/bearer.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { lockAccount } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { isSessionOpen } from '../store/sessions.ts'

/**
 * Locks the account until the transaction ends. Refuses if the session was ended after it was checked, so that a request of
 * a thief that is already running does not succeed.
 */
export async function lockSignedIn(tx: Queryable, { account: { id }, sessionId }: SignedIn): Promise<AccountRow> {
  const account = await lockAccount(tx, id)
  if (!account) throw new AuthRefusal(authErrors.user_not_found)
  if (!(await isSessionOpen(tx, sessionId))) throw new AuthRefusal(authErrors.session_not_found)
  return account
}
