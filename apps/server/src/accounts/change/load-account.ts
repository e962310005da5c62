import type { Queryable } from '../../platform/db/database.ts'
import { loadMailTo } from '../../platform/mail/outbox.ts'
import { mailKinds } from '../mail/mails.ts'
import { loadOwnAccount, loadOwnRecords, type Counts, type Family, type RecordHolder, type Records } from '../erase/records.ts'

interface OwnAccount {
  readonly id: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly emailProvenAt: Date | null
}

export interface StoredAccount {
  readonly account: OwnAccount
  readonly records: Records
}

export interface CountedAccount {
  readonly account: OwnAccount
  readonly counts: Counts
}

/** Loads all stored data of a family, from accounts and the other features. */
export async function loadAccount(
  db: Queryable,
  holders: readonly RecordHolder[],
  userId: string,
): Promise<StoredAccount | null> {
  const account = await loadOwnAccount(db, userId)
  if (!account) return null
  const family = familyOf(account)
  const parts = [await loadOwn(db, account)]
  for (const { load } of holders) parts.push(await load(db, family))
  return { account, records: Object.assign({}, ...parts) as Records }
}

/** Counts the stored records of each kind. */
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

/** Leaves out mail to a requested new address: its presence would reveal whether that address has an account. */
async function loadOwn(db: Queryable, { id, email, emailProvenAt }: OwnAccount): Promise<Records> {
  const mails = await loadMailTo(db, email, emailProvenAt ? null : mailKinds)
  return { ...(await loadOwnRecords(db, id)), mails }
}

function lengthsOf(records: Records): Counts {
  return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length]))
}
