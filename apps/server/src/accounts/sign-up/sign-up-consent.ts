import { randomUUID } from 'node:crypto'
import { isLanguage } from '@ankur/content'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { insertConsent } from '../store/consents.ts'

const MAX_VERSION_LENGTH = 64

/** Keeps which notice stood under the button when the account was made, and in which language it was read. */
export async function saveSignUpConsent(accounts: Accounts, tx: Queryable, account: AccountRow): Promise<void> {
  const { notice_version: noticeVersion, language } = account.user_metadata
  if (typeof noticeVersion !== 'string' || noticeVersion === '' || noticeVersion.length > MAX_VERSION_LENGTH) return
  if (!isLanguage(language)) return
  const at = new Date(accounts.platform.clock.nowMs())
  await insertConsent(tx, {
    id: randomUUID(),
    userId: account.id,
    purpose: 'account',
    noticeVersion,
    language,
    method: 'sign-up',
    at,
  })
}
