import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import { Refusal } from '../platform/http/refusal.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteUpload, expectedBytes, loadUpload, saveSize } from './store.ts'
import type { Uploads } from './uploads.ts'

/** The data store for `@tus/server`, based on database rows and files. */
export class UploadStore extends DataStore {
  readonly #uploads: Uploads

  constructor(uploads: Uploads) {
    super()
    this.#uploads = uploads
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']
  }

  /** The row already exists: it was created when the upload was accepted. */
  override async create(upload: Upload): Promise<Upload> {
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, files, clock } = this.#uploads.platform
    const row = await loadUpload(db, id)
    if (!row) throw new Refusal(404, 'not_found')
    const size = row.sizeBytes ?? undefined
    // A client that lost the last response asks again, possibly after the file was deleted.
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
      log.error({ err: error }, 'An incoming video was deleted because the disk is full')
      // Delete the file first: the database may need the space to delete the row.
      await files.remove(id)
      await this.remove(id)
      throw noRoom()
    })
    // The upload was cancelled or its account erased while bytes were arriving.
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

/** Videos must never fill the disk, because the database may be on the same one. */

/**
 * Refuses a new upload, in its transaction, if there is not enough space for it and all running uploads. Bytes already received
 * count twice, so it refuses rather too early than too late.
 */
export async function requireRoom({ files, config, log }: Platform, tx: Queryable): Promise<void> {
  // Serialized by a lock: two concurrent checks would both find room for one upload.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`)
  const room = await files.room()
  if (room === null || room - (await expectedBytes(tx)) >= config.uploadsRoomBytes) return
  log.error({ room }, 'An upload was refused: with the running uploads the free disk space would be below UPLOADS_FREE_GB')
  throw noRoom()
}

function noRoom(): Refusal {
  return new Refusal(503, 'overloaded', { retryAfterSeconds: 15 * 60 })
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}
