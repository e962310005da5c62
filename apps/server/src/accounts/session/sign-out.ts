import { authErrors } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from './bearer.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { recordEvent } from '../audit-log.ts'
import { lockAccount } from '../store/accounts.ts'
import { deleteAllSessions, deleteOtherSessions, deleteSession } from '../store/sessions.ts'

/** Ends this session, all sessions of the account, or all others. Their access tokens stop working at once. */
export async function signOut(accounts: Accounts, { account, sessionId }: SignedIn, scope: string): Promise<void> {
  if (!['', 'global', 'local', 'others'].includes(scope)) throw new AuthRefusal(authErrors.logout_scope)
  await accounts.platform.db.transaction(async (tx) => {
    // Lock the account first, the lock order used everywhere. A deleted account has no sessions left.
    if (!(await lockAccount(tx, account.id))) return
    if (scope === 'local') await deleteSession(tx, sessionId)
    else if (scope === 'others') await deleteOtherSessions(tx, account.id, sessionId)
    else await deleteAllSessions(tx, account.id)
    await recordEvent(accounts, tx, 'signed_out', account.id)
  })
}
