/**
 * Confirms an address by the link or the code of a mail; each works once.
 *
 * Somebody may have signed up with an address that is not theirs. The first confirmation therefore ends every earlier
 * session, and removes the password unless it is shown to be the owner's (`first-proof.ts`). Afterwards only the owner is
 * signed in. A recovery also ends every session, as the reason for it may be that somebody else has access.
 */
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { forgetWantedMail } from '../change/change-address.ts'
import { finishAddressChange } from '../change/finish-address-change.ts'
import { deleteEarlierSignIns } from '../sign-up/first-proof.ts'
import type { PasswordDecision } from '../sign-up/first-proof.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { redeemCode } from '../sign-in/mail-code.ts'
import { hashSecret } from './mail-secrets.ts'
import { recordEvent } from '../store/account-events.ts'
import { lockAccount, lockAccountByEmail, lockAccountByLink, saveConfirmation } from '../store/accounts.ts'
import { findByWantedEmail } from '../store/addresses.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFlowStates } from '../store/flow-states.ts'
import { deleteOneTimeTokens, takeByLink } from '../store/one-time-tokens.ts'
import type { OneTimeTokenRow } from '../store/one-time-tokens.ts'
import { deleteAllSessions } from '../store/sessions.ts'
import { isBanned } from '../change/user-object.ts'

export type VerifyOutcome =
  | { readonly ok: true; readonly account: AccountRow; readonly flowId: string | null; readonly hasLostPassword: boolean }
  | { readonly ok: false; readonly refused: AuthRefusal }
  /** The second of two mails is not confirmed yet; no session is opened. */
  | { readonly ok: 'half' }

const linkRefused: VerifyOutcome = { ok: false, refused: new AuthRefusal(authErrors.link_expired) }
const codeRefused: VerifyOutcome = { ok: false, refused: new AuthRefusal(authErrors.code_expired) }

/** Uses up a mail's link. Returns a refusal instead of throwing it, because the caller must commit: a tried link is used up. */
export async function verifyLink(
  accounts: Accounts,
  tx: Queryable,
  link: { readonly type: string; readonly token: string; readonly keepsPassword: PasswordDecision },
): Promise<VerifyOutcome> {
  const hash = hashSecret(link.token)
  const account = await lockAccountByLink(tx, hash)
  const token = await takeByLink(tx, hash, purposes(link.type))
  if (!account || !token || token.link_expires_at.getTime() <= accounts.platform.clock.nowMs()) return linkRefused
  return await confirm(accounts, tx, { account, token, keepsPassword: link.keepsPassword })
}

interface MailedCode {
  readonly type: string
  readonly email: string
  readonly code: string
  readonly keepsPassword: PasswordDecision
}

/** Uses up a mail's code, or counts a wrong one. */
export async function verifyCode(
  accounts: Accounts,
  tx: Queryable,
  { type, email, code, keepsPassword }: MailedCode,
): Promise<VerifyOutcome> {
  const account = await lockByAddress(tx, type, email)
  // Also executed without an account, so that unknown addresses cause the same statements.
  const right = await redeemCode(accounts, tx, { userId: account?.id ?? null, purposes: purposes(type), code })
  if (account && right) return await confirm(accounts, tx, { account, token: right, keepsPassword })
  await recordEvent(accounts, tx, 'code_refused', account?.id ?? null)
  return codeRefused
}

/** Locks the account of an address. For an address change, a requested new address identifies the account too. */
async function lockByAddress(tx: Queryable, type: string, email: string): Promise<AccountRow | null> {
  const account = await lockAccountByEmail(tx, email)
  if (account || type !== 'email_change') return account
  const userId = await findByWantedEmail(tx, email)
  return userId === null ? null : await lockAccount(tx, userId)
}

/** A token of one purpose never works as another; the type `email` covers the two purposes that only sign in. */
const purposesOf: Readonly<Record<string, readonly string[]>> = {
  signup: ['signup'],
  // An invitation is confirmed like a sign-up.
  invite: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email_change: ['email_change', 'email_change_old'],
  email: ['signup', 'magiclink'],
}

/** Returns no purposes for an unknown type, which then matches no token. */
function purposes(type: string): readonly string[] {
  return Object.hasOwn(purposesOf, type) ? (purposesOf[type] ?? []) : []
}

interface ProvenToken {
  readonly account: AccountRow
  readonly token: OneTimeTokenRow
  readonly keepsPassword: PasswordDecision
}

async function confirm(
  accounts: Accounts,
  tx: Queryable,
  { account: before, token, keepsPassword }: ProvenToken,
): Promise<VerifyOutcome> {
  const at = new Date(accounts.platform.clock.nowMs())
  if (isBanned(before, at.getTime())) return { ok: false, refused: new AuthRefusal(authErrors.banned) }
  if (token.purpose.startsWith('email_change'))
    return await confirmChange(accounts, tx, { account: before, token, keepsPassword })
  await deleteOneTimeTokens(tx, before.id)
  await forgetWantedMail(tx, before)
  const isFirst = !before.email_proven_at
  const isDropped = isFirst && !keepsPassword(before)
  if (isDropped) await deleteEarlierSignIns(accounts, tx, before)
  if (isFirst || token.purpose === 'recovery') {
    await deleteAllSessions(tx, before.id)
    // An auth code that was not exchanged yet could otherwise open a session afterwards.
    await deleteFlowStates(tx, before.id, token.flow_id)
  }
  await saveConfirmation(tx, before.id, at)
  await recordEvent(accounts, tx, 'address_confirmed', before.id)
  const account = await lockAccount(tx, before.id)
  const hasLostPassword = isDropped && before.password_hash !== null
  return account ? { ok: true, account, flowId: token.flow_id, hasLostPassword } : linkRefused
}

async function confirmChange(accounts: Accounts, tx: Queryable, proven: ProvenToken): Promise<VerifyOutcome> {
  const { account: before, token, keepsPassword } = proven
  const finished = await finishAddressChange(accounts, tx, { account: before, token })
  if (finished === 'half') return { ok: 'half' }
  if (finished === 'taken') return linkRefused
  // This also applies to an address change: a stranger could sign up with any address and then request somebody else's.
  const isDropped = !before.email_proven_at && !keepsPassword(before)
  if (isDropped) await deleteEarlierSignIns(accounts, tx, before)
  const account = await lockAccount(tx, before.id)
  const hasLostPassword = isDropped && before.password_hash !== null
  return account ? { ok: true, account, flowId: token.flow_id, hasLostPassword } : linkRefused
}
