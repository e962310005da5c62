import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import { Refusal } from '../platform/http/refusal.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteUpload, expectedBytes, loadUpload, saveSize } from './store.ts'
import type { Uploads } from './uploads.ts'

/** What `@tus/server` asks of a store, answered from rows and files. */
export class UploadStore extends DataStore {
  readonly #uploads: Uploads

  constructor(uploads: Uploads) {
    super()
    this.#uploads = uploads
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']
  }

  /** The row is there already: it was made with the decision to accept the upload. */
  override async create(upload: Upload): Promise<Upload> {
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, files, clock } = this.#uploads.platform
    const row = await loadUpload(db, id)
    if (!row) throw new Refusal(404, 'not_found')
    const size = row.sizeBytes ?? undefined
    // Whoever did not hear that all had arrived asks once more, when the file may be gone already.
    if (row.state !== 'receiving') return uploadOf(id, size, size ?? 0)
    if (row.expiresAt.getTime() <= clock.nowMs()) throw new Refusal(410, 'upload_expired')
    return uploadOf(id, size, await files.sizeOf(id))
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { db, files, log } = this.#uploads.platform
    const before = await loadUpload(db, id)
    if (before?.state !== 'receiving') return await unread(bytes, offset)
    const end = await files.append(id, offset, bytes).catch(async (error: unknown) => {
      if (!isDiskFull(error)) throw error
      log.error({ err: error }, 'A video that came was deleted: the disk is full')
      // The file first: it makes the room that the database may need to forget it.
      await files.remove(id)
      await this.remove(id)
      throw noRoom()
    })
    // Cancelled, or erased with its account, while bytes were still coming.
    if (!(await loadUpload(db, id))) await files.remove(id)
    return end
  }

  override async declareUploadLength(id: string, sizeBytes: number): Promise<void> {
    await saveSize(this.#uploads.platform.db, id, sizeBytes)
  }

  override async remove(id: string): Promise<void> {
    const { db, clock } = this.#uploads.platform
    await db.transaction((tx) => deleteUpload(tx, id, new Date(clock.nowMs())))
    await this.#uploads.removeFile(id)
  }
}

function uploadOf(id: string, size: number | undefined, offset: number): Upload {
  return new Upload({ id, offset, ...(size !== undefined && { size }) })
}

async function unread(bytes: Readable, offset: number): Promise<number> {
  bytes.resume()
  return offset
}

/** Videos never fill a disk: the database may lie on the same one, and then no family could do anything. */

/**
 * Refuses an upload that was just begun, in the transaction that began it, where there would not be room enough for it beside all the
 * others that are under way. What came of those counts twice, so it refuses early rather than late.
 */
export async function requireRoom({ files, config, log }: Platform, tx: Queryable): Promise<void> {
  // One after the other: two that look at once would both find room for one.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`)
  const room = await files.room()
  if (room === null || room - (await expectedBytes(tx)) >= config.uploadsRoomBytes) return
  log.error({ room }, 'An upload was refused: with those under way the disk would have less room than UPLOADS_FREE_GB')
  throw noRoom()
}

function noRoom(): Refusal {
  return new Refusal(503, 'overloaded', { retryAfterSeconds: 15 * 60 })
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}
