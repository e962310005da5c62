/**
 * Erases all data of a family in one transaction. Afterwards its tokens refer to an account that does not exist.
 *
 * The counter of mails to an address remains for at most a day after the erasure, under a keyed hash. Otherwise somebody
 * could flood a stranger's address by signing up and deleting repeatedly.
 */
import type { Queryable } from '../../platform/db/database.ts'
import { withErasureListed } from '../../platform/erased-accounts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetMailFrom, forgetMailTo } from '../../platform/mail/outbox.ts'
import type { Accounts } from '../accounts.ts'
import { forgetWantedMail } from '../change/change-address.ts'
import { forgetLimitsOf, forgetPasswordTries, takePasswordTry } from '../limits.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { mailKinds } from '../mail/mails.ts'
import { recordEvent } from '../store/account-events.ts'
import type { Family, RecordHolder } from './records.ts'
import { deleteAccounts, lockForErasure } from '../store/erased-accounts.ts'
import { isProvenByMail } from '../sign-up/require-proof.ts'
import { loadAccountWithSession } from '../store/accounts.ts'

interface EraseRequest {
  readonly userId: string
  readonly sessionId: string
  readonly password: string
}

export async function eraseAccount(accounts: Accounts, holders: readonly RecordHolder[], request: EraseRequest): Promise<void> {
  const hash = await requirePassword(accounts, request)
  const { platform } = accounts
  const { userId } = request
  await withErasureListed(platform, [userId], () =>
    retryAfterDeadlock(() => platform.db.transaction((tx) => erase(accounts, tx, { holders, userId, verifiedHash: hash }))),
  )
}

/**
 * Wrong passwords count by session, so failed sign-ins by strangers cannot stop a user from deleting their data. A user
 * without a password, who signs in only by mailed codes, needs a session that was just opened from a mail.
 */
async function requirePassword(accounts: Accounts, { userId, sessionId, password }: EraseRequest): Promise<string | null> {
  const { db, passwords, clock } = accounts.platform
  await takePasswordTry(accounts, sessionId).catch(inOwnShape)
  const account = await loadAccountWithSession(db, userId, sessionId)
  if (!account) throw new Refusal(401, 'no_session')
  const { password_hash: hash, amr } = account
  if (hash === null && isProvenByMail(amr ?? [], clock.nowMs())) return null
  if (hash === null) throw new Refusal(422, 'no_password')
  if (!(await passwords.verify(hash, password))) {
    await recordEvent(accounts, db, 'sign_in_failed', userId)
    throw new Refusal(422, 'wrong_password')
  }
  await forgetPasswordTries(accounts, sessionId)
  return hash
}

interface Erasure {
  readonly holders: readonly RecordHolder[]
  readonly userId: string
  readonly verifiedHash: string | null
}

async function erase(accounts: Accounts, tx: Queryable, { holders, userId, verifiedHash }: Erasure): Promise<void> {
  const account = await lockForErasure(tx, userId)
  if (!account) throw new Refusal(401, 'no_session')
  // The password was changed after it was verified, so the given one is no longer valid.
  if (account.password_hash !== verifiedHash) throw new Refusal(422, 'wrong_password')
  await eraseRecords(accounts, tx, { holders, userId })
}

/** Erases all data stored here of a family whose account is at a hosted project. */
export async function eraseHosted(platform: Platform, holders: readonly RecordHolder[], family: Family): Promise<void> {
  const { userId, email, ownsAddress } = family
  await withErasureListed(platform, [userId], () =>
    retryAfterDeadlock(() =>
      platform.db.transaction(async (tx) => {
        if (!(await lockForErasure(tx, userId))) throw new Refusal(401, 'no_session')
        for (const holder of holders) await holder.erase(tx, family)
        // Mail to an address that the project never confirmed may come from other people and stays.
        if (ownsAddress) await forgetMailTo(tx, email, null)
        await deleteAccounts(tx, [userId])
      }),
    ),
  )
}

/** Erases all stored data of a family, at its own request or by an operator. */
export async function eraseRecords(
  accounts: Accounts,
  tx: Queryable,
  { holders, userId }: { readonly holders: readonly RecordHolder[]; readonly userId: string },
): Promise<void> {
  const account = await lockForErasure(tx, userId)
  if (!account) throw new Refusal(401, 'no_session')
  const family = { userId, email: account.email, ownsAddress: account.email_proven_at !== null }
  for (const holder of holders) await holder.erase(tx, family)
  // Other mail to an unconfirmed address stays: another family may write to its doctor there, or this is a visitor's address.
  await forgetMailTo(tx, family.email, family.ownsAddress ? null : mailKinds)
  if (family.ownsAddress) await forgetMailFrom(tx, family.email)
  await forgetWantedMail(tx, account)
  await forgetLimitsOf(accounts, tx, {
    userId,
    email: family.email,
    sessionIds: account.session_ids,
    ips: account.session_addresses,
  })
  await deleteAccounts(tx, [userId])
}

const DEADLOCK_DETECTED = '40P01'
const MAX_TRIES = 4

/**
 * Retries after a deadlock: another request of the family may hold its session and wait for the account, while this one
 * holds the account and waits for the session.
 */
export async function retryAfterDeadlock(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MAX_TRIES || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error
    }
  }
}

/** Converts refusals of the sign-in limits from the accounts protocol to the product's own error shape. */
function inOwnShape(error: unknown): never {
  if (!(error instanceof AuthRefusal)) throw error
  const { retryAfterSeconds = 1 } = error.extras
  throw new Refusal(429, 'too_many_requests', { retryAfterSeconds })
}
