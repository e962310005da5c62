import type { User } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { mailConfirmation } from '../mail/confirmation-mail.ts'
import type { SignUpRequest } from './draft-account.ts'
import { accountExistsMail, mailLanguage } from '../mail/mails.ts'
import { recordEvent } from '../store/account-events.ts'
import { saveAccountExistsSent } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { toUser } from '../change/user-object.ts'

const HOUR_MS = 60 * 60 * 1000

export interface PendingSignUp {
  readonly request: SignUpRequest
  readonly draft: AccountRow
  readonly isMailAllowed: boolean
}

/**
 * Handles a sign-up for an address that has an account: that account does not change, and the response contains the
 * draft, which cannot be distinguished from a new account.
 */
export async function answerRepeatedSignUp(
  accounts: Accounts,
  tx: Queryable,
  repeated: PendingSignUp & { readonly owner: AccountRow | null },
): Promise<User> {
  const { draft, owner } = repeated
  // The account was deleted in the meantime; the next sign-up creates a new one.
  if (!owner) return toUser(draft)
  // Always written, so that the transaction takes as long as one that creates an account.
  await recordEvent(accounts, tx, 'sign_up_repeated', owner.id)
  if (accounts.platform.config.authMode === 'confirm' && !owner.email_confirmed_at) {
    await mailAgain(accounts, tx, { ...repeated, owner })
  } else await notifyOwner(accounts, tx, owner)
  return toUser(draft)
}

/** In mode `confirm` the user cannot sign in before confirming, so a lost mail must be sent again, as the Go server does. */
async function mailAgain(
  accounts: Accounts,
  tx: Queryable,
  { owner, request, isMailAllowed }: PendingSignUp & { readonly owner: AccountRow },
): Promise<void> {
  if (!isMailAllowed) return
  await mailConfirmation(accounts, tx, { account: owner, challenge: request.challenge, redirectTo: request.redirectTo })
}

/** Mails the owner at most once an hour, so that nobody can flood them with notices. */
export async function notifyOwner(accounts: Accounts, tx: Queryable, owner: AccountRow): Promise<void> {
  const { clock, mailer, config } = accounts.platform
  const nowMs = clock.nowMs()
  if (owner.account_exists_sent_at && nowMs - owner.account_exists_sent_at.getTime() < HOUR_MS) return
  await saveAccountExistsSent(tx, owner.id, new Date(nowMs))
  await mailer.queue(tx, accountExistsMail(owner.email, mailLanguage(owner.user_metadata), `${config.publicUrl}/sign-in`))
}
