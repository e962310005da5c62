/** Play records in the database, for each child with consent. Every statement checks the owner. */
import type { PlayRecord, StoredPlay } from '@ankur/games/play-record'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKeys, familyKeyOf, ifReadable } from '../platform/family-keys/index.ts'

interface Row {
  readonly child_id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly sealed: Buffer
  readonly days_deleted_at: Date | null
  readonly updated_at: Date
}

export interface OwnChild {
  readonly userId: string
  readonly childId: string
}

type NewPlay = Pick<StoredPlay, 'record' | 'daysDeletedAt'>

const COLUMN = 'play_records.sealed'
const columns = `child_id, user_id, ${familyKeyOf('play_records')}, sealed, days_deleted_at, updated_at`

export async function listPlay(db: Queryable, userId: string): Promise<StoredPlay[]> {
  const rows = await db.query<Row>(`select ${columns} from play_records where user_id = $1 order by child_id`, [userId])
  return rows.map((row) => toStoredPlay(familiesOf(db), row))
}

/** Loads records for the export; without sealed data if the key is lost. */
export async function loadPlay(db: Queryable, userId: string): Promise<object[]> {
  const rows = await db.query<Row>(`select ${columns} from play_records where user_id = $1 order by child_id`, [userId])
  return rows.map((row) =>
    ifReadable(() => toStoredPlay(familiesOf(db), row), { childId: row.child_id, updatedAt: row.updated_at }),
  )
}

/**
 * Locks the child, so that two devices write one after another; returns null if the child is not of this family. With the last
 * deletion of its days from an earlier record.
 */
export async function lockChild(
  tx: Queryable,
  { userId, childId }: OwnChild,
): Promise<{ readonly daysDeletedAt: string | null } | null> {
  const [row] = await tx.query<{ play_days_deleted_at: Date | null }>(
    'select play_days_deleted_at from children where user_id = $1 and id = $2 for update',
    [userId, childId],
  )
  return row ? { daysDeletedAt: row.play_days_deleted_at?.toISOString() ?? null } : null
}

export async function findPlay(tx: Queryable, { userId, childId }: OwnChild): Promise<StoredPlay | null> {
  const [row] = await tx.query<Row>(`select ${columns} from play_records where user_id = $1 and child_id = $2`, [userId, childId])
  return row ? toStoredPlay(familiesOf(tx), row) : null
}

export async function savePlay(tx: Queryable, { userId, childId }: OwnChild, play: NewPlay, at: Date): Promise<void> {
  const key = await familiesOf(tx).forWriting(tx, userId)
  await tx.query(
    `insert into play_records (child_id, user_id, sealed, days_deleted_at, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (child_id) do update
     set sealed = excluded.sealed, days_deleted_at = excluded.days_deleted_at, updated_at = excluded.updated_at`,
    [childId, userId, key.seal({ column: COLUMN, rowId: childId }, play.record), play.daysDeletedAt, at],
  )
}

/** Deletes the record; returns whether it existed. When days were deleted stays known with the child. */
export async function deletePlay(tx: Queryable, { userId, childId }: OwnChild): Promise<boolean> {
  return (await deleteRecords(tx, 'user_id = $1 and child_id = $2', [userId, childId])) > 0
}

export async function hasPlay(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query('select from play_records where user_id = $1 limit 1', [userId])
  return rows.length > 0
}

export async function deletePlayOf(tx: Queryable, userId: string): Promise<void> {
  await deleteRecords(tx, 'user_id = $1', [userId])
}

async function deleteRecords(tx: Queryable, which: string, values: readonly string[]): Promise<number> {
  const rows = await tx.query(
    `with gone as (delete from play_records where ${which} returning child_id, days_deleted_at)
     update children set play_days_deleted_at = coalesce(gone.days_deleted_at, play_days_deleted_at)
     from gone where id = gone.child_id
     returning id`,
    values,
  )
  return rows.length
}

function toStoredPlay(families: FamilyKeys, row: Row): StoredPlay {
  const key = families.open(row.user_id, row.family_key)
  const record = key.open<PlayRecord>({ column: COLUMN, rowId: row.child_id }, row.sealed)
  return {
    childId: row.child_id,
    record,
    daysDeletedAt: row.days_deleted_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}
