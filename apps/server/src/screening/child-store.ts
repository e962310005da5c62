import type { Queryable } from '../platform/db/database.ts'

/** Lets one request of a family at a time go on, so that two first screenings do not make two children. */
export async function lockFamily(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId])
}

export async function isOwnChild(tx: Queryable, userId: string, childId: string): Promise<boolean> {
  return (await tx.query('select 1 from children where user_id = $1 and id = $2', [userId, childId])).length > 0
}

/** The family's first child with this birth month filled in where it was not known, or null. */
export async function firstChild(tx: Queryable, userId: string, birthMonth: string | null): Promise<string | null> {
  const rows = await tx.query<{ id: string; birth_month: string | null }>(
    'select id, birth_month from children where user_id = $1 order by created_at, id limit 1',
    [userId],
  )
  const child = rows[0]
  if (!child) return null
  if (child.birth_month === null && birthMonth !== null) {
    await tx.query('update children set birth_month = $2 where id = $1', [child.id, birthMonth])
  }
  return child.id
}

export async function insertChild(
  tx: Queryable,
  child: { readonly id: string; readonly userId: string; readonly birthMonth: string | null; readonly createdAt: Date },
): Promise<void> {
  await tx.query('insert into children (id, user_id, birth_month, created_at) values ($1, $2, $3, $4)', [
    child.id,
    child.userId,
    child.birthMonth,
    child.createdAt,
  ])
}
