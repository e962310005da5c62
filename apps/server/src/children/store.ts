/** Children in the database. Whose they are is part of every statement, so nobody can be shown another's. */
import type { Child, ChildDetails } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'

interface ChildRow {
  readonly id: string
  readonly nickname: string | null
  readonly birth_month: string | null
  readonly weeks_early: number | null
  readonly created_at: Date
  readonly assessments: number
}

const columns = `id, nickname, birth_month, weeks_early, created_at,
  (select count(*)::integer from assessments where child_id = children.id) as assessments`

export async function listChildren(db: Queryable, userId: string): Promise<Child[]> {
  const rows = await db.query<ChildRow>(`select ${columns} from children where user_id = $1 order by created_at, id`, [userId])
  return rows.map(toChild)
}

export async function findChild(db: Queryable, userId: string, id: string): Promise<Child | null> {
  const [row] = await db.query<ChildRow>(`select ${columns} from children where user_id = $1 and id = $2`, [userId, id])
  return row ? toChild(row) : null
}

/** Null when the family has as many as it may: counted while nobody else can add one to it. */
export async function insertChild(
  tx: Queryable,
  { id, userId, details, at, most }: { id: string; userId: string; details: ChildDetails; at: Date; most: number },
): Promise<Child | null> {
  // An account that was deleted meanwhile counts no children: the row is then refused for the account's sake.
  await tx.query('select from users where id = $1 for no key update', [userId])
  const [row] = await tx.query<ChildRow>(
    `insert into children (id, user_id, nickname, birth_month, weeks_early, created_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from children where user_id = $2) < $7
     returning ${columns}`,
    [id, userId, details.nickname, details.birthMonth, details.weeksEarly, at, most],
  )
  return row ? toChild(row) : null
}

export async function updateChild(db: Queryable, userId: string, id: string, details: ChildDetails): Promise<Child | null> {
  const [row] = await db.query<ChildRow>(
    `update children set nickname = $3, birth_month = $4, weeks_early = $5 where user_id = $1 and id = $2 returning ${columns}`,
    [userId, id, details.nickname, details.birthMonth, details.weeksEarly],
  )
  return row ? toChild(row) : null
}

/** Whether there was one to delete. Its assessments, and all that hangs on them, go with it. */
export async function deleteChild(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from children where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}

/** Which of these people have a child here. */
export async function haveChildren(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('select distinct user_id from children where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ user_id }) => user_id)
}

function toChild(row: ChildRow): Child {
  const { id, nickname, assessments } = row
  const details = { nickname, birthMonth: row.birth_month, weeksEarly: row.weeks_early }
  return { id, ...details, createdAt: row.created_at.toISOString(), assessments }
}
