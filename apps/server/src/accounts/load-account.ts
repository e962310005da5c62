import type { Queryable } from '../platform/db/database.ts'
import { loadMailTo } from '../platform/mail/outbox.ts'
import { mailKinds } from './mails.ts'
import type { Family, RecordHolder, Records } from './records.ts'
import { loadOwnAccount, loadOwnRecords } from './store/own-records.ts'

export interface KeptAccount {
  readonly account: { readonly id: string; readonly email: string; readonly emailConfirmedAt: Date | null }
  readonly records: Records
}

/** Everything that is kept of a family, here and in the other features. */
export async function loadAccount(db: Queryable, holders: readonly RecordHolder[], userId: string): Promise<KeptAccount | null> {
  const account = await loadOwnAccount(db, userId)
  if (!account) return null
  const family: Family = { userId, email: account.email, ownsAddress: account.emailConfirmedAt !== null }
  const parts = [
    await loadOwnRecords(db, userId),
    { mails: await loadMailTo(db, family.email, family.ownsAddress ? null : mailKinds) },
  ]
  for (const { load } of holders) parts.push(await load(db, family))
  return { account, records: Object.assign({}, ...parts) as Records }
}
