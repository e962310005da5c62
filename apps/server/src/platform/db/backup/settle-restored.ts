/**
 * Removes what a restore must not bring back: sessions, mailed links and codes, share links and signing keys are ended;
 * queued mail is held, because it may have been sent since; accounts erased since the backup are erased again.
 */
import type pg from 'pg'
import type { ErasedAccounts } from '../../erased-accounts.ts'
import { SHORT_LIVED } from './back-up-tables.ts'

export interface SettleResult {
  readonly mailsHeld: number
  readonly accountsErased: number
}

/** Uses only existing tables, in the caller's transaction: a copy may be older than some of them. */
export async function settleRestored(client: pg.Client, erased: ErasedAccounts | null): Promise<SettleResult> {
  for (const table of SHORT_LIVED) if (await exists(client, table)) await client.query(`delete from ${table}`)
  const accountsErased = erased && (await exists(client, 'users')) ? await eraseAgain(client, erased) : 0
  return { mailsHeld: (await exists(client, 'outbox')) ? await holdMail(client) : 0, accountsErased }
}

/** The worker never sends a mail that is due at infinity; `npm run admin -- mail` releases or drops it. */
async function holdMail(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query("update outbox set next_attempt_at = 'infinity' where state = 'queued'")
  return rowCount ?? 0
}

async function eraseAgain(client: pg.Client, erased: ErasedAccounts): Promise<number> {
  const { rows } = await client.query<{ id: string; email: string; owns: boolean }>(
    // An address may be unconfirmed; older copies do not distinguish that from a confirmed one.
    `select id, email, case when row ? 'email_proven_at' then row ->> 'email_proven_at' else row ->> 'email_confirmed_at' end is not null as owns
     from users cross join lateral to_jsonb(users) as row`,
  )
  const again = rows.filter(({ id }) => erased.has(id))
  const addresses = again.filter(({ owns }) => owns).map(({ email }) => email)
  if (again.length === 0) return 0
  for (const [table, column] of [
    ['contact_messages', 'email'],
    ['outbox', 'recipient'],
    ['outbox', 'reply_to'],
  ] as const) {
    if (await exists(client, table)) await client.query(`delete from ${table} where lower(${column}) = any($1)`, [addresses])
  }
  await client.query('delete from users where id = any($1::uuid[])', [again.map(({ id }) => id)])
  return again.length
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`public.${table}`])
  return rows[0]?.there === true
}
