import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { nextPath } from '../http/redirect-target.ts'
import { issueMailSecrets, queueWithSecrets } from './mail-secrets.ts'
import { confirmAddressMail, mailLanguage } from './mails.ts'
import type { CodeChallenge } from '../sign-in/pkce.ts'
import { saveConfirmationSent } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { insertFlowState } from '../store/flow-states.ts'

interface Confirmation {
  readonly account: AccountRow
  readonly challenge: CodeChallenge | null
  readonly redirectTo: string | undefined
}

/** Queues the confirmation mail of an address, within the caller's transaction. */
export async function mailConfirmation(accounts: Accounts, tx: Queryable, confirmation: Confirmation): Promise<void> {
  const { account, challenge, redirectTo } = confirmation
  const at = new Date(accounts.platform.clock.nowMs())
  const flowId = challenge ? randomUUID() : null
  if (challenge && flowId) {
    await insertFlowState(tx, { id: flowId, userId: account.id, kind: 'email/signup', ...challenge, at })
  }
  const { link, code } = await issueMailSecrets(accounts, tx, 'signup', { userId: account.id, email: account.email, flowId })
  const url = confirmUrl(accounts.platform.config.publicUrl, { link, type: 'signup', redirectTo })
  const mail = confirmAddressMail(account.email, mailLanguage(account.user_metadata), { link: url, code })
  await queueWithSecrets(accounts, tx, { userId: account.id, purpose: 'signup', mail })
  await saveConfirmationSent(tx, account.id, at)
}

/** Returns the URL of a page with a button instead of GET /verify, because mail scanners open every link and would use it up. */
export function confirmUrl(
  siteUrl: string,
  { link, type, redirectTo }: { readonly link: string; readonly type: string; readonly redirectTo: string | undefined },
): string {
  const url = new URL('/auth/confirm', siteUrl)
  // Built by hand to keep slashes in the query readable, as users read the URL before they open it.
  url.search = `token_hash=${link}&type=${type}&next=${encodeURIComponent(nextPath(redirectTo, siteUrl)).replaceAll('%2F', '/')}`
  return url.href
}
