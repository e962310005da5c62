/**
 * Children's health data must not stay for ever in unused accounts. After 24 months without a sign-in the family is warned by
 * mail; after 27 months the account is erased as if its family had done it.
 */
import { withErasureListed } from '../../platform/erased-accounts.ts'
import type { Accounts } from '../accounts.ts'
import { eraseRecords } from './erase-account.ts'
import { mailLanguage, silentAccountMail } from '../mail/mails.ts'
import type { RecordHolder } from './records.ts'
import { lockForErasure } from '../store/erased-accounts.ts'
import { findWarnedSilent, isSilentSince, lockUnwarnedSilent, markWarned } from '../store/clean-up.ts'

const MONTH_MS = 30.44 * 24 * 60 * 60 * 1000
const TOLD_AFTER_MS = 24 * MONTH_MS
const ERASED_AFTER_MS = 27 * MONTH_MS
/** Counted from the time the mail was sent, as the server may have been off for a year. */
const TIME_TO_ANSWER_MS = 3 * MONTH_MS
const AT_ONCE = 50

/** Warns and erases one batch; the next hourly run continues. Without a mail server nobody can be warned, so nobody is erased. */
export async function endSilentAccounts(
  accounts: Accounts,
  holders: readonly RecordHolder[],
): Promise<{ warned: number; erased: number }> {
  const { config, clock } = accounts.platform
  if (config.smtpUrl === null) return { warned: 0, erased: 0 }
  const nowMs = clock.nowMs()
  const erased = await eraseWarned(accounts, holders, nowMs)
  return { warned: await warn(accounts, nowMs), erased }
}

async function warn({ platform }: Accounts, nowMs: number): Promise<number> {
  const { db, mailer, config } = platform
  return await db.transaction(async (tx) => {
    const silent = await lockUnwarnedSilent(tx, new Date(nowMs - TOLD_AFTER_MS), AT_ONCE)
    const signInUrl = new URL('/sign-in', config.publicUrl).href
    for (const { email, user_metadata: metadata } of silent) {
      await mailer.queue(tx, silentAccountMail(email, mailLanguage(metadata), signInUrl))
    }
    const ids = silent.map(({ id }) => id)
    await markWarned(tx, ids, new Date(nowMs))
    return ids.length
  })
}

async function eraseWarned(accounts: Accounts, holders: readonly RecordHolder[], nowMs: number): Promise<number> {
  const { platform } = accounts
  const before = new Date(nowMs - ERASED_AFTER_MS)
  const ids = await findWarnedSilent(platform.db, before, new Date(nowMs - TIME_TO_ANSWER_MS), AT_ONCE)
  let erased = 0
  for (const userId of ids) {
    const work = () =>
      platform.db.transaction(async (tx) => {
        const account = await lockForErasure(tx, userId)
        if (!account || !(await isSilentSince(tx, userId, before))) throw new NoLongerSilent()
        await eraseRecords(accounts, tx, { holders, userId })
      })
    const isErased = await withErasureListed(platform, [userId], work).then(() => true, ignoreReturned)
    if (isErased) erased += 1
  }
  return erased
}

/** Thrown when the user signed in between the check and the lock, or another process handled the account first. */
class NoLongerSilent extends Error {}

function ignoreReturned(error: unknown): false {
  if (error instanceof NoLongerSilent) return false
  throw error
}
