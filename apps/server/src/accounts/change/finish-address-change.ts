import type { Queryable } from '../../platform/db/database.ts'
import { forgetMailTo } from '../../platform/mail/outbox.ts'
import type { Accounts } from '../accounts.ts'
import { addressChangedMail, mailKinds, mailLanguage } from '../mail/mails.ts'
import { recordEvent } from '../store/account-events.ts'
import { saveNewAddress } from '../store/addresses.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteOneTimeToken, deleteOneTimeTokens, loadByAccount } from '../store/one-time-tokens.ts'
import type { OneTimeTokenRow } from '../store/one-time-tokens.ts'
import { deleteAllSessions } from '../store/sessions.ts'

/** The effect of one of the two mails: address changed, half confirmed, or refused because another account now has the address. */
export type AddressChangeOutcome = 'changed' | 'half' | 'taken'

/** Applies a confirmation. The caller must have locked the account and verified the secret of one of the two mails. */
export async function finishAddressChange(
  accounts: Accounts,
  tx: Queryable,
  { account, token }: { readonly account: AccountRow; readonly token: OneTimeTokenRow },
): Promise<AddressChangeOutcome> {
  const { clock, config, mailer } = accounts.platform
  const at = new Date(clock.nowMs())
  await deleteOneTimeToken(tx, account.id, token.purpose)
  const others = await loadByAccount(tx, account.id, ['email_change', 'email_change_old'])
  if (others.length > 0) return 'half'
  const { new_email: email, email: before, email_confirmed_at: confirmedAt } = account
  if (email === null || !(await saveNewAddress(tx, account.id, email, at))) return 'taken'
  await deleteOneTimeTokens(tx, account.id)
  // The old address was never confirmed, so somebody else may be signed in with it.
  if (!account.email_proven_at) await deleteAllSessions(tx, account.id)
  await forgetMailTo(tx, before, mailKinds)
  const contactUrl = `${config.publicUrl}/contact?topic=problem`
  if (confirmedAt) await mailer.queue(tx, addressChangedMail(before, mailLanguage(account.user_metadata), email, contactUrl))
  await recordEvent(accounts, tx, 'address_changed', account.id)
  return 'changed'
}
