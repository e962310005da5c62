/** Children in the database. Every statement checks the owner. */
import type { Child, ChildDetails } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKeys, familyKeyOf, ifReadable } from '../platform/family-keys/index.ts'
import { openDetails, sealChild } from './sealed-child.ts'

interface ChildRow {
  readonly id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly sealed: Buffer | null
  readonly nickname: string | null
  readonly birth_month: string | null
  readonly weeks_early: number | null
  readonly created_at: Date
  readonly assessments: number
}

const columns = `id, user_id, ${familyKeyOf('children')}, sealed, nickname, birth_month, weeks_early, created_at,
  (select count(*)::integer from assessments where child_id = children.id) as assessments`

export async function listChildren(db: Queryable, userId: string): Promise<Child[]> {
  const rows = await db.query<ChildRow>(`select ${columns} from children where user_id = $1 order by created_at, id`, [userId])
  return rows.map((row) => toChild(familiesOf(db), row))
}

/** Loads all data of a family's children for the export; without sealed details if the key is lost. */
export async function loadChildren(db: Queryable, userId: string): Promise<object[]> {
  const rows = await db.query<ChildRow>(`select ${columns} from children where user_id = $1 order by created_at, id`, [userId])
  return rows.map((row) => {
    const plain = { id: row.id, birthMonth: row.birth_month, createdAt: row.created_at }
    return ifReadable(() => ({ ...plain, ...openDetails(familiesOf(db), row) }), plain)
  })
}

export async function findChild(db: Queryable, userId: string, id: string): Promise<Child | null> {
  const [row] = await db.query<ChildRow>(`select ${columns} from children where user_id = $1 and id = $2`, [userId, id])
  return row ? toChild(familiesOf(db), row) : null
}

/**
 * Inserts a child, or replaces the one that an earlier attempt with the same id inserted; returns null if the family has the maximum number, counted
 * under a lock.
 */
export async function insertChild(
  tx: Queryable,
  { id, userId, details, at, most }: { id: string; userId: string; details: ChildDetails; at: Date; most: number },
): Promise<Child | null> {
  // If the account was deleted meanwhile the count is 0, and the foreign key then refuses the row.
  await tx.query('select from users where id = $1 for no key update', [userId])
  const sealed = await sealDetails(tx, userId, id, details)
  const [row] = await tx.query<ChildRow>(
    `insert into children (id, user_id, sealed, birth_month, created_at)
     select $1, $2, $3, $4, $5 where (select count(*) from children where user_id = $2 and id <> $1) < $6
     on conflict (id) do update set sealed = excluded.sealed, birth_month = excluded.birth_month
     where children.user_id = excluded.user_id
     returning ${columns}`,
    [id, userId, sealed, details.birthMonth, at, most],
  )
  return row ? toChild(familiesOf(tx), row) : null
}

export async function updateChild(db: Queryable, userId: string, id: string, details: ChildDetails): Promise<Child | null> {
  const sealed = await sealDetails(db, userId, id, details)
  const [row] = await db.query<ChildRow>(
    `update children set sealed = $3, birth_month = $4, nickname = null, weeks_early = null where user_id = $1 and id = $2 returning ${columns}`,
    [userId, id, sealed, details.birthMonth],
  )
  return row ? toChild(familiesOf(db), row) : null
}

/** Deletes a child with its assessments and their data; returns whether it existed. */
export async function deleteChild(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from children where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}

/** Returns which of these users have a child. */
export async function haveChildren(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('select distinct user_id from children where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ user_id }) => user_id)
}

function toChild(families: FamilyKeys, row: ChildRow): Child {
  const details = { ...openDetails(families, row), birthMonth: row.birth_month }
  return { id: row.id, ...details, createdAt: row.created_at.toISOString(), assessments: row.assessments }
}

async function sealDetails(db: Queryable, userId: string, id: string, { nickname, weeksEarly }: ChildDetails): Promise<Buffer> {
  return sealChild(await familiesOf(db).forWriting(db, userId), id, { nickname, weeksEarly })
}
