/**
 * Changes the address of an account. The caller must give the password or have just signed in. The change takes effect when
 * the new address is confirmed by email. If the current address was ever confirmed, it must confirm the change too, so that a
 * stolen session cannot take over the account.
 */
import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/db/database.ts'
import { forgetMailTo } from '../../platform/mail/outbox.ts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn } from '../session/sessions.ts'
import { confirmUrl } from '../mail/confirmation-mail.ts'
import type { Client } from '../http/request.ts'
import { mayMail } from '../mail/mail-limits.ts'
import { issueMailSecrets, queueWithSecrets } from '../mail/mail-secrets.ts'
import { mailLanguage, newAddressKind, newAddressMail, oldAddressMail } from '../mail/mails.ts'
import type { CodeChallenge } from '../sign-in/pkce.ts'
import { requireProof } from '../sign-up/require-proof.ts'
import type { Proof } from '../sign-up/require-proof.ts'
import { notifyOwner } from '../sign-up/repeated-sign-up.ts'
import { loadAccountByEmail, lockAccount } from '../store/accounts.ts'
import { saveAddressChangeSent, saveWantedAddress } from '../store/addresses.ts'
import type { AccountRow } from '../store/accounts.ts'
import { insertFlowState } from '../store/flow-states.ts'
import { deleteAddressTokens } from '../store/one-time-tokens.ts'

export interface AddressChange extends Proof {
  /** The new address, in lower case. */
  readonly email: string
  readonly challenge: CodeChallenge | null
  readonly redirectTo: string | undefined
  readonly client: Client
}

/** Saves the requested change and sends the mails. A taken address gets the same response; its owner gets a notice. */
export async function askForAddress(accounts: Accounts, signedIn: SignedIn, change: AddressChange): Promise<AccountRow> {
  const { account } = signedIn
  await requireProof(accounts, signedIn, change)
  const at = new Date(accounts.platform.clock.nowMs())
  await accounts.platform.db.transaction(async (tx) => {
    const before = await lockSignedIn(tx, signedIn)
    // A repeated request may come too soon for another mail, so the mail of the first request stays valid.
    if (before.new_email !== change.email) await endChange(tx, before)
    await saveWantedAddress(tx, account.id, change.email, at)
  })
  accounts.afterAnswer(() => mailBoth(accounts, account.id, change))
  return { ...account, new_email: change.email, email_change_sent_at: at }
}

async function endChange(tx: Queryable, account: AccountRow): Promise<void> {
  await deleteAddressTokens(tx, account.id)
  await forgetWantedMail(tx, account)
}

/** Deletes queued mail to an address that is no longer requested, as it may belong to somebody else. */
export async function forgetWantedMail(tx: Queryable, { new_email: email }: Pick<AccountRow, 'new_email'>): Promise<void> {
  if (email !== null) await forgetMailTo(tx, email, [newAddressKind])
}

type PendingChange = Pick<AddressChange, 'email' | 'client' | 'challenge' | 'redirectTo'>

/** Sends the mails of a change that is still pending. */
export async function mailBoth(accounts: Accounts, userId: string, wanted: PendingChange): Promise<void> {
  if (!(await mayMail(accounts, wanted))) return
  await accounts.platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (account?.new_email !== wanted.email) return
    await mail(accounts, tx, { account, wanted })
    await saveAddressChangeSent(tx, userId, new Date(accounts.platform.clock.nowMs()))
  })
}

/** A taken new address changes nothing for the current address: it gets the same mail, but the other confirmation is never sent. */
async function mail(
  accounts: Accounts,
  tx: Queryable,
  { account, wanted }: { readonly account: AccountRow; readonly wanted: PendingChange },
): Promise<void> {
  const { clock, config } = accounts.platform
  const { challenge, redirectTo } = wanted
  const language = mailLanguage(account.user_metadata)
  const flowId = challenge ? randomUUID() : null
  const at = new Date(clock.nowMs())
  if (challenge && flowId) await insertFlowState(tx, { id: flowId, userId: account.id, kind: 'email_change', ...challenge, at })
  const secretsFor = async (purpose: 'email_change' | 'email_change_old', email: string) => {
    const { link, code } = await issueMailSecrets(accounts, tx, purpose, { userId: account.id, email, flowId })
    return { link: confirmUrl(config.publicUrl, { link, type: 'email_change', redirectTo }), code }
  }
  const forNew = await secretsFor('email_change', wanted.email)
  const owner = await loadAccountByEmail(tx, wanted.email)
  if (owner) await notifyOwner(accounts, tx, owner)
  else
    await queueWithSecrets(accounts, tx, {
      userId: account.id,
      purpose: 'email_change',
      mail: newAddressMail(wanted.email, language, forNew),
    })
  if (!account.email_confirmed_at) return
  const secrets = await secretsFor('email_change_old', account.email)
  const mailToOld = oldAddressMail(account.email, language, { ...secrets, newEmail: wanted.email })
  await queueWithSecrets(accounts, tx, { userId: account.id, purpose: 'email_change_old', mail: mailToOld })
}
