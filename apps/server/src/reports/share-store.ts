/** Links to reports in the database, by the hash of their token. */
import type { Share } from '@ankur/screening/report/contract'
import type { Queryable } from '../platform/db/database.ts'

interface ShareRow {
  readonly created_at: Date
  readonly expires_at: Date
  readonly openings: number
  readonly last_opened_at: Date | null
}

interface NewShareRow {
  readonly userId: string
  readonly assessmentId: string
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly district: string | null
}

/** In the place of an earlier link of the same assessment, which ends. */
export async function insertShare(tx: Queryable, share: NewShareRow): Promise<void> {
  await tx.query('delete from report_shares where assessment_id = $1', [share.assessmentId])
  await tx.query(
    `insert into report_shares (assessment_id, user_id, token_hash, created_at, expires_at, district)
     values ($1, $2, $3, $4, $5, $6)`,
    [share.assessmentId, share.userId, share.tokenHash, share.createdAt, share.expiresAt, share.district],
  )
}

export async function findShare(db: Queryable, userId: string, assessmentId: string, now: Date): Promise<Share | null> {
  const [row] = await db.query<ShareRow>(
    `select created_at, expires_at, openings, last_opened_at from report_shares
     where user_id = $1 and assessment_id = $2 and expires_at > $3`,
    [userId, assessmentId, now],
  )
  return row ? toShare(row) : null
}

interface Opened {
  readonly userId: string
  readonly assessmentId: string
  readonly expiresAt: Date
  readonly district: string | null
}

/** Counts an opening and says what the link opens; null for a link that ended or never was. */
export async function openShare(db: Queryable, tokenHash: Buffer, now: Date): Promise<Opened | null> {
  const [row] = await db.query<Opened>(
    `update report_shares set openings = openings + 1, last_opened_at = $2 where token_hash = $1 and expires_at > $2
     returning user_id as "userId", assessment_id as "assessmentId", expires_at as "expiresAt", district`,
    [tokenHash, now],
  )
  return row ?? null
}

export async function deleteShare(db: Queryable, userId: string, assessmentId: string): Promise<void> {
  await db.query('delete from report_shares where user_id = $1 and assessment_id = $2', [userId, assessmentId])
}

export async function deleteSharesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from report_shares where user_id = $1', [userId])
}

export async function deleteEndedShares(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from report_shares where expires_at <= $1', [now])
}

/** All of a family's; the links themselves are not kept. */
export async function loadShares(db: Queryable, userId: string): Promise<object[]> {
  return await db.query(
    `select assessment_id as "assessmentId", created_at as "createdAt", expires_at as "expiresAt", district, openings,
       last_opened_at as "lastOpenedAt"
     from report_shares where user_id = $1 order by created_at, assessment_id`,
    [userId],
  )
}

function toShare({ created_at, expires_at, openings, last_opened_at }: ShareRow): Share {
  return {
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    openings,
    lastOpenedAt: last_opened_at?.toISOString() ?? null,
  }
}
