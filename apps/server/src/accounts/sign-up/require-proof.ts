/**
 * Requires proof that the caller is the account's owner before sensitive changes: the current password, or a mailed code.
 * A session that was just opened is sufficient proof.
 *
 * The time limits are this server's: the protocol leaves them to settings.
 */
import type { AmrEntry } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { forgetPasswordTries, takePasswordTry } from '../limits.ts'
import { redeemCode } from '../sign-in/mail-code.ts'
import { recordEvent } from '../store/account-events.ts'
import { lockAccount } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'

const FRESH_MS = 10 * 60 * 1000
/** The same time as the lifetime of a mailed link. */
const PROVEN_BY_MAIL_MS = 60 * 60 * 1000
/** A user whose session was opened from a mail may not know a password. */
const byMail = new Set(['otp', 'recovery', 'magiclink', 'email/signup', 'email_change'])

export interface Proof {
  /** The current password, and a mailed code; empty if not given. */
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

/** Returns whether the session was opened from a mail recently. */
export function isProvenByMail(amr: readonly AmrEntry[], nowMs: number): boolean {
  return amr.some(({ method, timestamp }) => byMail.has(method) && nowMs - timestamp * 1000 < PROVEN_BY_MAIL_MS)
}

/** Counts by session, so failed sign-ins of strangers do not use up these attempts. */
async function requireCurrent(accounts: Accounts, { account, sessionId }: SignedIn, currentPassword: string): Promise<void> {
  await takePasswordTry(accounts, sessionId)
  const hash = account.password_hash
  if (hash === null || !(await accounts.platform.passwords.verify(hash, currentPassword))) {
    await recordEvent(accounts, accounts.platform.db, 'sign_in_failed', account.id)
    throw new AuthRefusal(authErrors.current_password_invalid)
  }
  await forgetPasswordTries(accounts, sessionId)
}

/** A wrong code is counted, so the transaction is committed before the refusal is thrown. */
async function requireNonce(accounts: Accounts, { id }: AccountRow, nonce: string): Promise<void> {
  const isRight = await accounts.platform.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) return false
    return (await redeemCode(accounts, tx, { userId: id, purposes: ['reauthentication'], code: nonce })) !== null
  })
  if (!isRight) throw new AuthRefusal(authErrors.reauthentication_not_valid)
}
