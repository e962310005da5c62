/** Links to games in the database: the hash of the token, and the salt that it is derived from. */
import type { PlayedProject } from '@ankur/blocks/project-contract'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf } from '../platform/family-keys/index.ts'
import { type DataColumns, dataColumns, type NameColumns, nameColumns, openData, openName } from './sealed-project.ts'

export interface ProjectShare {
  readonly projectId: string
  readonly userId: string
  readonly salt: Buffer
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly endsAt: Date
}

export async function findShare(
  tx: Queryable,
  userId: string,
  projectId: string,
  now: Date,
): Promise<{ salt: Buffer; tokenHash: Buffer } | null> {
  const [row] = await tx.query<{ salt: Buffer; tokenHash: Buffer }>(
    `select token_salt as salt, token_hash as "tokenHash" from project_shares
     where user_id = $1 and project_id = $2 and ends_at > $3`,
    [userId, projectId, now],
  )
  return row ?? null
}

/** Replaces an earlier link of the same game. */
export async function insertShare(tx: Queryable, share: ProjectShare): Promise<void> {
  await tx.query('delete from project_shares where user_id = $1 and project_id = $2', [share.userId, share.projectId])
  await tx.query(
    `insert into project_shares (project_id, user_id, token_salt, token_hash, created_at, ends_at) values ($1, $2, $3, $4, $5, $6)`,
    [share.projectId, share.userId, share.salt, share.tokenHash, share.createdAt, share.endsAt],
  )
}

export async function prolongShare(tx: Queryable, userId: string, projectId: string, endsAt: Date): Promise<void> {
  await tx.query('update project_shares set ends_at = $3 where user_id = $1 and project_id = $2', [userId, projectId, endsAt])
}

export async function deleteShare(db: Queryable, userId: string, projectId: string): Promise<void> {
  await db.query('delete from project_shares where user_id = $1 and project_id = $2', [userId, projectId])
}

/** Returns the game that a link opens; null for an expired or unknown link. */
export async function openShare(db: Queryable, tokenHash: Buffer, now: Date): Promise<PlayedProject | null> {
  const [row] = await db.query<NameColumns & DataColumns & { readonly drawings: string[] }>(
    `select ${nameColumns}, ${dataColumns},
       array(select name from project_drawings where project_drawings.project_id = projects.id order by name) as drawings
     from project_shares join projects on projects.id = project_id
     where token_hash = $1 and ends_at > $2`,
    [tokenHash, now],
  )
  if (!row) return null
  const families = familiesOf(db)
  const { drawings } = row
  const game = { name: openName(families, row), data: JSON.parse(await openData(families, row)) }
  return drawings.length > 0 ? { ...game, drawings } : game
}

export async function deleteEndedShares(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from project_shares where ends_at <= $1', [now])
}

/** Loads all links of a family for the export; the tokens themselves are not stored. */
export async function loadShares(db: Queryable, userId: string): Promise<object[]> {
  return await db.query(
    `select project_id as "gameId", created_at as "createdAt", ends_at as "endsAt"
     from project_shares where user_id = $1 order by created_at, project_id`,
    [userId],
  )
}

export async function countShares(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::integer as count from project_shares where user_id = $1', [
    userId,
  ])
  return row?.count ?? 0
}
