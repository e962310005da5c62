/**
 * Erases a family: all of it or nothing, in one transaction. Afterwards its tokens name an account that is not there.
 *
 * A counter of mails that an address got outlives the account by a day at most, under a keyed hash: otherwise somebody
 * could flood a stranger's address by signing up and deleting in turn.
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
import { recordEvent } from '../audit-log.ts'
import type { Family, RecordHolder } from './records.ts'
import { deleteAccounts, lockForErasure } from '../store/erased-accounts.ts'
import { isProvenByMail } from '../sign-up/require-proof.ts'
import { loadAccountWithSession } from '../store/accounts.ts'

interface Wish {
  readonly userId: string
  readonly sessionId: string
  readonly password: string
}

export async function eraseAccount(accounts: Accounts, holders: readonly RecordHolder[], wish: Wish): Promise<void> {
  const hash = await requirePassword(accounts, wish)
  const { platform } = accounts
  const { userId } = wish
  await withErasureListed(platform, [userId], () =>
    againAfterDeadlock(() => platform.db.transaction((tx) => erase(accounts, tx, { holders, userId, verifiedHash: hash }))),
  )
}

/**
 * Wrong passwords count by session: strangers who try to sign in keep nobody from deleting their data. Who has no
 * password, as after signing in by a mailed code only, shows a session that a mail opened just now.
 */
async function requirePassword(accounts: Accounts, { userId, sessionId, password }: Wish): Promise<string | null> {
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
  // Changed since it was looked at: the password that was given is no longer this account's.
  if (account.password_hash !== verifiedHash) throw new Refusal(422, 'wrong_password')
  await eraseHeld(accounts, tx, { holders, userId })
}

/** Everything that is kept here of a family whose sign-in another service keeps. */
export async function eraseHosted(platform: Platform, holders: readonly RecordHolder[], family: Family): Promise<void> {
  const { userId, email, ownsAddress } = family
  await withErasureListed(platform, [userId], () =>
    againAfterDeadlock(() =>
      platform.db.transaction(async (tx) => {
        if (!(await lockForErasure(tx, userId))) throw new Refusal(401, 'no_session')
        for (const holder of holders) await holder.erase(tx, family)
        // Others write to an address that the project never saw proven.
        if (ownsAddress) await forgetMailTo(tx, email, null)
        await deleteAccounts(tx, [userId])
      }),
    ),
  )
}

/** Takes away all that is kept of a family; asked by itself or by an operator. */
export async function eraseHeld(
  accounts: Accounts,
  tx: Queryable,
  { holders, userId }: { readonly holders: readonly RecordHolder[]; readonly userId: string },
): Promise<void> {
  const account = await lockForErasure(tx, userId)
  if (!account) throw new Refusal(401, 'no_session')
  const family = { userId, email: account.email, ownsAddress: account.email_proven_at !== null }
  for (const holder of holders) await holder.erase(tx, family)
  // Others write to an address that is not this account's: a family its doctor, a visitor to us.
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

/** A request of the family that holds its session may wait for the account while we wait for the session. */
export async function againAfterDeadlock(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MAX_TRIES || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error
    }
  }
}

/** The limits of sign-in speak the accounts protocol; here the product's own shape is spoken. */
function inOwnShape(error: unknown): never {
  if (!(error instanceof AuthRefusal)) throw error
  const { retryAfterSeconds = 1 } = error.extras
  throw new Refusal(429, 'too_many_requests', { retryAfterSeconds })
}
