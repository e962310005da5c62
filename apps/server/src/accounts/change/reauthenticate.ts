/** Mails a code to a user who wants to change the password and does not know the current one. */
import { authErrors } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import type { Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { takeFromLimit } from '../limits.ts'
import { mayMail } from '../mail/mail-limits.ts'
import { issueMailSecrets, queueWithSecrets } from '../mail/mail-secrets.ts'
import { mailLanguage, reauthenticationMail } from '../mail/mails.ts'
import { lockAccount, saveReauthenticationSent } from '../store/accounts.ts'

export async function reauthenticate(
  accounts: Accounts,
  { account: { id, email, email_confirmed_at: confirmedAt } }: SignedIn,
  client: Client,
): Promise<Record<string, never>> {
  if (!confirmedAt) throw new AuthRefusal(authErrors.reauthentication_unconfirmed)
  await takeFromLimit(accounts, 'mailRequests', client.network)
  accounts.afterAnswer(async () => {
    if (await mayMail(accounts, { email, client })) await mailCode(accounts, id)
  })
  return {}
}

async function mailCode(accounts: Accounts, userId: string): Promise<void> {
  const { clock, config, db } = accounts.platform
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) return
    const secrets = await issueMailSecrets(accounts, tx, 'reauthentication', { userId, email: account.email, flowId: null })
    const says = { code: secrets.code, forgotUrl: `${config.publicUrl}/forgot-password` }
    const mail = reauthenticationMail(account.email, mailLanguage(account.user_metadata), says)
    await queueWithSecrets(accounts, tx, { userId, purpose: 'reauthentication', mail })
    await saveReauthenticationSent(tx, userId, new Date(clock.nowMs()))
  })
}
