/** Access to families' keys for stores. */
import type { Database, FamilyKeys, OpenedKey, Queryable } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { makeWrappedKey, unwrapKey, wrappingKey, rewrapKey, type FamilyKey } from './data-key.ts'
import { rememberingKey } from './remembering-key.ts'

/** The number of unwrapped keys in the cache. The wrapped key is still read each time, so a key deleted there opens nothing. */
const MAX_KEYS = 200

/** SQL for a column `family_key`: the wrapped key of the family that owns the row of `table`. */
export function familyKeyOf(table: string): string {
  return `(select wrapped from family_keys where family_keys.user_id = ${table}.user_id) as family_key`
}

/** SQL for the wrapped key of the caller's family, only in the first row of a list. `order` is the order of the list. */
export function familyKeyInFirst(order: string): string {
  return `case when row_number() over (order by ${order}) = 1 then (select wrapped from family_keys where user_id = $1) end as family_key`
}

export function createFamilyKeys(authSecret: string): FamilyKeys {
  const wrapping = wrappingKey(authSecret)
  const opened = new Map<string, OpenedKey>()

  function open(userId: string, wrapped: Uint8Array | null): FamilyKey {
    if (wrapped === null) throw unreadable()
    const known = opened.get(userId)
    if (known && Buffer.compare(known.wrapped, wrapped) === 0) return known.key
    const key = rememberingKey(orUnreadable(() => unwrapKey(wrapping, userId, wrapped)))
    keepOpen(userId, { wrapped, key })
    return key
  }

  function keepOpen(userId: string, key: OpenedKey): void {
    opened.delete(userId)
    const oldest = opened.size < MAX_KEYS ? undefined : opened.keys().next().value
    if (oldest !== undefined) opened.delete(oldest)
    opened.set(userId, key)
  }

  async function forWritingAll(db: Queryable, userIds: readonly string[]): Promise<Map<string, FamilyKey>> {
    // Sorted, so that two batches lock keys in the same order and cannot deadlock.
    const families = [...new Set(userIds)].toSorted()
    const rows = await db.query<{ id: string; wrapped: Buffer | null }>(
      'select id, family_key(id, fresh) as wrapped from unnest($1::uuid[], $2::bytea[]) as asked (id, fresh)',
      [families, families.map((userId) => makeWrappedKey(wrapping, userId))],
    )
    return new Map(rows.map(({ id, wrapped }) => [id, open(id, wrapped)]))
  }

  return {
    open,
    lastOpened: (userId) => opened.get(userId) ?? null,
    forWritingAll,
    async forWriting(db, userId) {
      const key = (await forWritingAll(db, [userId])).get(userId)
      if (!key) throw new Error('family_key gave no row')
      return key
    },
  }
}

/** Returns the keys that a database was opened with. */
export function familiesOf(db: Queryable): FamilyKeys {
  if (!db.families) throw new Error('This database was opened without the keys of families')
  return db.families
}

/** Returns the database with the keys attached, for its stores. */
export function withFamilyKeys(db: Database, families: FamilyKeys): Database {
  return {
    families,
    query: (sql, values) => db.query(sql, values),
    transaction: (work) => db.transaction((tx) => work({ families, query: (sql, values) => tx.query(sql, values) })),
    close: () => db.close(),
  }
}

function orUnreadable(unwrap: () => FamilyKey): FamilyKey {
  try {
    return unwrap()
  } catch {
    throw unreadable()
  }
}

function unreadable(): Refusal {
  return new Refusal(503, 'data_unreadable', { retryAfterSeconds: 60 * 60 })
}

/** For an export: returns the result of `open`, or the plain part with a mark if the family's key is lost. */
export function ifReadable(open: () => object, plain: object): object {
  try {
    return open()
  } catch (error) {
    return markUnreadable(error, plain)
  }
}

/** The asynchronous form of `ifReadable`. */
export async function ifReadableSoon(open: () => Promise<object>, plain: object): Promise<object> {
  return await open().catch((error: unknown) => markUnreadable(error, plain))
}

function markUnreadable(error: unknown, plain: object): object {
  if (isUnreadable(error)) return { ...plain, unreadable: true }
  throw error
}

export function isUnreadable(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'data_unreadable'
}

/** Wraps every family key with another secret. A key that `from` cannot unwrap was already lost and stays unchanged. */
export async function rewrapKeys(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly rewrapped: number; readonly lost: number }> {
  const [old, next] = [wrappingKey(from), wrappingKey(to)]
  const rows = await tx.query<{ user_id: string; wrapped: Buffer }>('select user_id, wrapped from family_keys for update')
  let rewrapped = 0
  for (const { user_id: userId, wrapped } of rows) {
    const again = orNull(() => rewrapKey(old, next, userId, wrapped))
    if (!again) continue
    await tx.query('update family_keys set wrapped = $2 where user_id = $1', [userId, again])
    rewrapped += 1
  }
  return { rewrapped, lost: rows.length - rewrapped }
}

function orNull(make: () => Buffer): Buffer | null {
  try {
    return make()
  } catch {
    return null
  }
}
