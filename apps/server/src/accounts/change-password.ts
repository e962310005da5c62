/** A new password: it ends whatever the old one had opened. */
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import type { Accounts } from './accounts.ts'
import type { SignedIn } from './bearer.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { takeFromLimit } from './limits.ts'
import { mailLanguage, passwordChangedMail } from './mails.ts'
import { noteEvent } from './note-event.ts'
import { requireGoodPassword } from './password-check.ts'
import { requireProof } from './prove-again.ts'
import type { Proof } from './prove-again.ts'
import { lockAccount, saveNewPassword } from './store/accounts.ts'
import type { AccountRow } from './store/accounts.ts'
import { deleteFlowStates } from './store/flow-states.ts'
import { deleteOneTimeTokens } from './store/one-time-tokens.ts'
import { deleteOtherSessions } from './store/sessions.ts'

export interface PasswordChange extends Proof {
  readonly password: string
}

/** Every other session ends, and every mailed link and code. Gives the account as it is then. */
export async function changePassword(accounts: Accounts, signedIn: SignedIn, change: PasswordChange): Promise<AccountRow> {
  requireGoodPassword(change.password)
  await takeFromLimit(accounts, 'passwordChanges', signedIn.account.id)
  await requireProof(accounts, signedIn, change)
  const { passwords, db } = accounts.platform
  const { account, sessionId } = signedIn
  if (account.password_hash !== null && (await passwords.verify(account.password_hash, change.password))) {
    throw new AuthRefusal(authErrors.same_password)
  }
  const hash = await passwords.hash(change.password)
  return await db.transaction((tx) => store(accounts, tx, { before: account, sessionId, hash }))
}

async function store(
  accounts: Accounts,
  tx: Queryable,
  { before, sessionId, hash }: { readonly before: AccountRow; readonly sessionId: string; readonly hash: string },
): Promise<AccountRow> {
  const { clock, config, mailer } = accounts.platform
  const at = new Date(clock.nowMs())
  const account = await lockAccount(tx, before.id)
  if (!account) throw new AuthRefusal(authErrors.user_not_found)
  // Changed since it was looked at, by somebody else who knew it: what was proven no longer holds.
  if (account.password_hash !== before.password_hash) throw new AuthRefusal(authErrors.current_password_invalid)
  await saveNewPassword(tx, account.id, hash, at)
  await deleteOneTimeTokens(tx, account.id)
  await deleteFlowStates(tx, account.id)
  await deleteOtherSessions(tx, account.id, sessionId)
  await noteEvent(accounts, tx, 'password_changed', account.id)
  const forgotUrl = `${config.publicUrl}/forgot-password`
  await mailer.queue(tx, passwordChangedMail(account.email, mailLanguage(account.user_metadata), forgotUrl))
  return { ...account, password_hash: hash, new_email: null, updated_at: at }
}
