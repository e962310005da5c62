/** The keys of families, as stores ask for them. */
import type { Database, FamilyKeys, Queryable } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { makeWrappedKey, unwrapKey, wrappingKey, type FamilyKey } from './data-key.ts'

/** The wrapped key of the family that a row of `table` belongs to, as a column named `family_key`. */
export function familyKeyOf(table: string): string {
  return `(select wrapped from family_keys where family_keys.user_id = ${table}.user_id) as family_key`
}

export function createFamilyKeys(authSecret: string): FamilyKeys {
  const wrapping = wrappingKey(authSecret)
  // A list brings the key of one family with each of its rows.
  let last: { readonly userId: string; readonly wrapped: Uint8Array; readonly key: FamilyKey } | null = null

  function open(userId: string, wrapped: Uint8Array | null): FamilyKey {
    if (wrapped === null) throw unreadable()
    if (last?.userId === userId && Buffer.compare(last.wrapped, wrapped) === 0) return last.key
    try {
      const key = unwrapKey(wrapping, userId, wrapped)
      last = { userId, wrapped, key }
      return key
    } catch {
      throw unreadable()
    }
  }

  async function forWritingAll(db: Queryable, userIds: readonly string[]): Promise<Map<string, FamilyKey>> {
    // In one order everywhere, so that two batches do not wait for each other.
    const families = [...new Set(userIds)].toSorted()
    const rows = await db.query<{ id: string; wrapped: Buffer | null }>(
      'select id, family_key(id, fresh) as wrapped from unnest($1::uuid[], $2::bytea[]) as asked (id, fresh)',
      [families, families.map((userId) => makeWrappedKey(wrapping, userId))],
    )
    return new Map(rows.map(({ id, wrapped }) => [id, open(id, wrapped)]))
  }

  return {
    open,
    forWritingAll,
    async forWriting(db, userId) {
      const key = (await forWritingAll(db, [userId])).get(userId)
      if (!key) throw new Error('family_key gave no row')
      return key
    },
  }
}

/** The keys that a database was opened with. */
export function familiesOf(db: Queryable): FamilyKeys {
  if (!db.families) throw new Error('This database was opened without the keys of families')
  return db.families
}

/** The database, whose stores find the keys with it. */
export function withFamilyKeys(db: Database, families: FamilyKeys): Database {
  return {
    families,
    query: (sql, values) => db.query(sql, values),
    transaction: (work) => db.transaction((tx) => work({ families, query: (sql, values) => tx.query(sql, values) })),
    close: () => db.close(),
  }
}

function unreadable(): Refusal {
  return new Refusal(503, 'data_unreadable', { retryAfterSeconds: 60 * 60 })
}

/** For an export: what `open` gives, or the plain part with a mark where the key of the family is lost. */
export function ifReadable(open: () => object, plain: object): object {
  try {
    return open()
  } catch (error) {
    return markUnreadable(error, plain)
  }
}

/** The same for what takes a while to open. */
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
