import type { Queryable } from '../../platform/db/database.ts'
import { loadMailTo } from '../../platform/mail/outbox.ts'
import { mailKinds } from '../mail/mails.ts'
import type { Counts, Family, RecordHolder, Records } from '../erase/records.ts'
import { loadOwnAccount, loadOwnRecords } from '../store/own-records.ts'

interface OwnAccount {
  readonly id: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly emailProvenAt: Date | null
}

export interface KeptAccount {
  readonly account: OwnAccount
  readonly records: Records
}

export interface CountedAccount {
  readonly account: OwnAccount
  readonly counts: Counts
}

/** Everything that is kept of a family, here and in the other features. */
export async function loadAccount(db: Queryable, holders: readonly RecordHolder[], userId: string): Promise<KeptAccount | null> {
  const account = await loadOwnAccount(db, userId)
  if (!account) return null
  const family = familyOf(account)
  const parts = [await loadOwn(db, account)]
  for (const { load } of holders) parts.push(await load(db, family))
  return { account, records: Object.assign({}, ...parts) as Records }
}

/** How much of each kind that is. */
export async function countAccount(
  db: Queryable,
  holders: readonly RecordHolder[],
  userId: string,
): Promise<CountedAccount | null> {
  const account = await loadOwnAccount(db, userId)
  if (!account) return null
  const family = familyOf(account)
  const parts = [lengthsOf(await loadOwn(db, account))]
  for (const { load, count } of holders) parts.push(count ? await count(db, family) : lengthsOf(await load(db, family)))
  return { account, counts: Object.assign({}, ...parts) as Counts }
}

function familyOf({ id, email, emailProvenAt }: OwnAccount): Family {
  return { userId: id, email, ownsAddress: emailProvenAt !== null }
}

/** Without the mail to an address that is only asked for: whether there is one would tell whether the address has an owner. */
async function loadOwn(db: Queryable, { id, email, emailProvenAt }: OwnAccount): Promise<Records> {
  const mails = await loadMailTo(db, email, emailProvenAt ? null : mailKinds)
  return { ...(await loadOwnRecords(db, id)), mails }
}

function lengthsOf(records: Records): Counts {
  return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length]))
}
