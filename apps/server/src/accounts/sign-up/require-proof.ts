/**
 * Proof that whoever holds a session is still the account's owner, for what the owner alone may change: by the present
 * password, or by a code from the mail. A session that was just opened is proof enough.
 *
 * The limits are our own: auth-protocol section 9 leaves them to settings.
 */
import type { AmrEntry } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { forgetPasswordTries, takePasswordTry } from '../limits.ts'
import { spendCode } from '../sign-in/mail-code.ts'
import { recordEvent } from '../audit-log.ts'
import { lockAccount } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'

const FRESH_MS = 10 * 60 * 1000
/** As long as the link of a mail works. */
const PROVEN_BY_MAIL_MS = 60 * 60 * 1000
/** Who opened a session by a mail has no other password to show. */
const byMail = new Set(['otp', 'recovery', 'magiclink', 'email/signup', 'email_change'])

export interface Proof {
  /** The present password, and the code of a mail; empty when not given. */
  readonly currentPassword: string
  readonly nonce: string
}

export async function requireProof(accounts: Accounts, signedIn: SignedIn, proof: Proof): Promise<void> {
  const { account, session } = signedIn
  if (proof.nonce !== '') return await requireNonce(accounts, account, proof.nonce)
  if (proof.currentPassword !== '') return await requireCurrent(accounts, signedIn, proof.currentPassword)
  const nowMs = accounts.platform.clock.nowMs()
  const isFresh = nowMs - session.openedAtMs < FRESH_MS
  if (isFresh || isProvenByMail(session.amr, nowMs)) return
  throw new AuthRefusal(
    account.password_hash === null ? authErrors.reauthentication_needed : authErrors.current_password_required,
  )
}

/** Whether a mail opened the session, and lately. */
export function isProvenByMail(amr: readonly AmrEntry[], nowMs: number): boolean {
  return amr.some(({ method, timestamp }) => byMail.has(method) && nowMs - timestamp * 1000 < PROVEN_BY_MAIL_MS)
}

/** By session: strangers who try to sign in use up nothing here. */
async function requireCurrent(accounts: Accounts, { account, sessionId }: SignedIn, currentPassword: string): Promise<void> {
  await takePasswordTry(accounts, sessionId)
  const hash = account.password_hash
  if (hash === null || !(await accounts.platform.passwords.verify(hash, currentPassword))) {
    await recordEvent(accounts, accounts.platform.db, 'sign_in_failed', account.id)
    throw new AuthRefusal(authErrors.current_password_invalid)
  }
  await forgetPasswordTries(accounts, sessionId)
}

/** A wrong code counts, so it is committed before it is refused. */
async function requireNonce(accounts: Accounts, { id }: AccountRow, nonce: string): Promise<void> {
  const isRight = await accounts.platform.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) return false
    return (await spendCode(accounts, tx, { userId: id, purposes: ['reauthentication'], code: nonce })) !== null
  })
  if (!isRight) throw new AuthRefusal(authErrors.reauthentication_not_valid)
}
