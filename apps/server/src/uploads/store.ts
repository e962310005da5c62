/** Uploads in the database. Every query for a family checks the owner. */
import { MAX_VIDEO_BYTES, type FoundVideo, type Upload, type VideoProblem } from '@ankur/uploads'
import type { Queryable } from '../platform/db/database.ts'

export interface UploadRow {
  readonly id: string
  readonly attemptId: string
  readonly state: Upload['state']
  readonly sizeBytes: number | null
  readonly contentMark: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly receivedAt: Date | null
  readonly checkedAt: Date | null
  readonly problem: VideoProblem | null
  readonly seconds: number | null
  readonly width: number | null
  readonly height: number | null
  readonly deletedAt: Date | null
}

const columns = `id, attempt_id as "attemptId", state, size_bytes as "sizeBytes", content_mark as "contentMark",
  created_at as "createdAt", expires_at as "expiresAt", received_at as "receivedAt", checked_at as "checkedAt", problem, seconds, width, height,
  deleted_at as "deletedAt"`

const MAX_LISTED = 100

export interface NewUpload {
  readonly id: string
  readonly userId: string
  readonly attemptId: string
  readonly sizeBytes: number | null
  readonly contentMark: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Inserts the record of the future file first, and then the upload. */
export async function insertUpload(tx: Queryable, upload: NewUpload): Promise<void> {
  const { id, userId, attemptId, sizeBytes, contentMark, createdAt, expiresAt } = upload
  await tx.query('insert into upload_files (upload_id, delete_after) values ($1, $2)', [id, expiresAt])
  await tx.query(
    `insert into uploads (id, user_id, attempt_id, state, size_bytes, content_mark, created_at, expires_at)
     values ($1, $2, $3, 'receiving', $4, $5, $6, $7)`,
    [id, userId, attemptId, sizeBytes, contentMark, createdAt, expiresAt],
  )
}

export async function loadUpload(db: Queryable, id: string): Promise<UploadRow | null> {
  const [row] = await db.query<UploadRow>(`select ${columns} from uploads where id = $1`, [id])
  return row ?? null
}

export async function findOwnUpload(db: Queryable, userId: string, id: string): Promise<UploadRow | null> {
  const [row] = await db.query<UploadRow>(`select ${columns} from uploads where id = $1 and user_id = $2`, [id, userId])
  return row ?? null
}

export function listUploads(db: Queryable, userId: string, attemptId: string | null = null): Promise<UploadRow[]> {
  return db.query<UploadRow>(
    `select ${columns} from uploads where user_id = $1 and ($2::uuid is null or attempt_id = $2)
     order by created_at desc, id limit ${MAX_LISTED}`,
    [userId, attemptId],
  )
}

/** Loads all uploads of a family for the export, newest first. */
export function loadUploads(db: Queryable, userId: string): Promise<UploadRow[]> {
  return db.query<UploadRow>(`select ${columns} from uploads where user_id = $1 order by created_at desc, id`, [userId])
}

/** Returns the bytes that running uploads may still add; without a declared length the maximum counts. */
export async function expectedBytes(db: Queryable): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `select coalesce(sum(coalesce(size_bytes, ${MAX_VIDEO_BYTES})), 0)::float8 as bytes from uploads where state = 'receiving'`,
  )
  return row?.bytes ?? 0
}

export async function hasConfirmedAddress(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query('select from users where id = $1 and email_confirmed_at is not null', [userId])
  return rows.length > 0
}

/** Locks the upload of a screening until the transaction ends. */
export async function lockUploadOf(tx: Queryable, userId: string, attemptId: string): Promise<UploadRow | null> {
  const [row] = await tx.query<UploadRow>(`select ${columns} from uploads where user_id = $1 and attempt_id = $2 for update`, [
    userId,
    attemptId,
  ])
  return row ?? null
}

/** Saves the size that the client declares later. */
export async function saveSize(db: Queryable, id: string, sizeBytes: number): Promise<void> {
  await db.query('update uploads set size_bytes = $2 where id = $1 and size_bytes is null', [id, sizeBytes])
}

/** Marks the upload as complete: it will be checked and deleted even if this process is killed. */
export async function markReceived(db: Queryable, id: string, at: Date): Promise<UploadRow | null> {
  const [row] = await db.query<UploadRow>(
    `update uploads set state = 'checking', received_at = coalesce(received_at, $2), content_mark = null
     where id = $1 and state in ('receiving', 'checking') returning ${columns}`,
    [id, at],
  )
  return row ?? null
}

/** Saves the result of the check, and marks the file for deletion in the same transaction. */
export async function saveVerdict(
  tx: Queryable,
  id: string,
  { problem, found, at }: { readonly problem: VideoProblem | null; readonly found: FoundVideo | null; readonly at: Date },
): Promise<void> {
  await tx.query(
    `update uploads set state = $2, problem = $3, seconds = $4, width = $5, height = $6, checked_at = $7
     where id = $1 and state = 'checking'`,
    [id, problem ? 'refused' : 'checked', problem, found?.seconds, found?.width, found?.height, at],
  )
  await releaseFile(tx, id, at)
}

/** Deletes upload rows of a family in the given states, marks their files for deletion, and returns the ids. */
export async function deleteUploads(
  tx: Queryable,
  userId: string,
  states: readonly Upload['state'][],
  at: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('delete from uploads where user_id = $1 and state = any($2) returning id', [
    userId,
    states,
  ])
  for (const { id } of rows) await releaseFile(tx, id, at)
  return rows.map(({ id }) => id)
}

export async function deleteUpload(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query('delete from uploads where id = $1', [id])
  await releaseFile(tx, id, at)
}

async function releaseFile(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query('update upload_files set delete_after = least(delete_after, $2) where upload_id = $1', [id, at])
}

/** Returns the files that are due for deletion. */
export async function dueFiles(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select upload_id as id from upload_files where delete_after <= $1 order by delete_after limit 200',
    [now],
  )
  return rows.map(({ id }) => id)
}

/** Records that a file was deleted: its upload keeps the time of the deletion. Unfinished uploads are deleted completely. */
export async function forgetFile(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query(`delete from uploads where id = $1 and state = 'receiving'`, [id])
  await tx.query('update uploads set deleted_at = $2 where id = $1', [id, at])
  await tx.query('delete from upload_files where upload_id = $1', [id])
}

/**
 * Returns uploads left by a killed process: unfinished checks, and locks that were not released. With `everything` also uploads
 * that wait for their client, because one of them may be complete.
 */
export function abandonedUploads(db: Queryable, now: Date, everything: boolean): Promise<UploadRow[]> {
  return db.query<UploadRow>(
    `select ${columns} from uploads
     where state in ('receiving', 'checking') and (held_until is null or held_until < $1)
       and ($2 or state = 'checking' or held_until is not null)
     order by created_at limit 200`,
    [now, everything],
  )
}

/** Returns which of these users have sent a video. */
export async function holdsUploads(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select distinct user_id as id from uploads where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ id }) => id)
}
