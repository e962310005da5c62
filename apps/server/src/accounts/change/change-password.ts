/** Sets a new password and ends everything that the old one gave access to. */
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn } from '../session/sessions.ts'
import { forgetWantedMail } from './change-address.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { takeFromLimit } from '../limits.ts'
import { mayMailPasswordNotice } from '../mail/mail-limits.ts'
import { mailLanguage, passwordChangedMail } from '../mail/mails.ts'
import { recordEvent } from '../store/account-events.ts'
import { requireGoodPassword } from '../sign-up/password-check.ts'
import { requireProof } from '../sign-up/require-proof.ts'
import type { Proof } from '../sign-up/require-proof.ts'
import { saveNewPassword } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFlowStates } from '../store/flow-states.ts'
import { deleteOneTimeTokens } from '../store/one-time-tokens.ts'
import { deleteOtherSessions } from '../store/sessions.ts'

export interface PasswordChange extends Proof {
  readonly password: string
}

/** Ends every other session, and every mailed link and code. Returns the changed account. */
export async function changePassword(accounts: Accounts, signedIn: SignedIn, change: PasswordChange): Promise<AccountRow> {
  const { email, user_metadata: metadata } = signedIn.account
  requireGoodPassword(change.password, { email, name: metadata['full_name'] })
  // Counted by session, so that a recovery is not delayed by changes made in other sessions.
  await takeFromLimit(accounts, 'passwordChanges', signedIn.sessionId)
  await requireProof(accounts, signedIn, change)
  const { passwords, db } = accounts.platform
  const { account } = signedIn
  if (account.password_hash !== null && (await passwords.verify(account.password_hash, change.password))) {
    throw new AuthRefusal(authErrors.same_password)
  }
  const hash = await passwords.hash(change.password)
  const tellsOwner = await mayMailPasswordNotice(accounts, account.email)
  return await db.transaction((tx) => store(accounts, tx, { signedIn, hash, tellsOwner }))
}

async function store(
  accounts: Accounts,
  tx: Queryable,
  { signedIn, hash, tellsOwner }: { readonly signedIn: SignedIn; readonly hash: string; readonly tellsOwner: boolean },
): Promise<AccountRow> {
  const { clock, config, mailer } = accounts.platform
  const at = new Date(clock.nowMs())
  const account = await lockSignedIn(tx, signedIn)
  // Another request changed the password after it was verified, so the verification is no longer valid.
  if (account.password_hash !== signedIn.account.password_hash) throw new AuthRefusal(authErrors.current_password_invalid)
  await saveNewPassword(tx, account.id, hash, at)
  await deleteOneTimeTokens(tx, account.id)
  await forgetWantedMail(tx, account)
  await deleteFlowStates(tx, account.id)
  await deleteOtherSessions(tx, account.id, signedIn.sessionId)
  await recordEvent(accounts, tx, 'password_changed', account.id)
  const mail = passwordChangedMail(account.email, mailLanguage(account.user_metadata), `${config.publicUrl}/forgot-password`)
  if (tellsOwner) await mailer.queue(tx, mail)
  return { ...account, password_hash: hash, new_email: null, updated_at: at }
}
