/**
 * The life cycle of a video: received, checked, deleted. Every step is recorded in the database before it is executed, so that
 * another process can continue if one is killed.
 */
import type { Platform } from '../platform/platform.ts'
import { createVideoCheck } from './check/check-video.ts'
import type { CheckVideo } from './check/check-video.ts'
import { createLocks } from './locks.ts'
import type { Locks } from './locks.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { abandonedUploads, dueFiles, forgetFile, loadUpload, markReceived, saveVerdict } from './store.ts'
import type { UploadRow } from './store.ts'
import type { FastifyInstance } from 'fastify'
import { every } from '../platform/every.ts'

/** Checking the storage for every unfinished upload is expensive, and finds something only after a crash. */
const EVERY_NTH_IS_THOROUGH = 30

/** Sweeps at startup and every ten seconds. */
export function scheduleSweeps(app: FastifyInstance, uploads: Uploads): void {
  let round = 0
  const work = () => uploads.sweep(round++ % EVERY_NTH_IS_THOROUGH === 0)
  every(app, uploads.platform, { everyMs: 10_000, atStart: true, work, failure: 'Sweeping uploads failed' })
}

export interface Uploads {
  readonly platform: Platform
  readonly locks: Locks
  /** Checks a received video and deletes it. Returns null if the upload was deleted in the meantime. */
  finish(id: string): Promise<UploadRow | null>
  /** Deletes a file and its record now; if the storage fails, the next sweep retries. */
  removeFile(id: string): Promise<void>
  /** Deletes due files and completes uploads of killed processes; `everything` also checks uploads that seem active. */
  sweep(everything: boolean): Promise<void>
}

export function createUploads(platform: Platform, check: CheckVideo = createVideoCheck()): Uploads {
  const { db, clock, files, log, config } = platform
  const locks = createLocks(platform, () => new Refusal(423, 'upload_busy', { retryAfterSeconds: 5 }))
  const now = () => new Date(clock.nowMs())

  async function finish(id: string): Promise<UploadRow | null> {
    await locks.ifFree(id, () => checkAndDelete(id))
    return await loadUpload(db, id)
  }

  async function checkAndDelete(id: string): Promise<void> {
    const upload = await markReceived(db, id, now())
    if (!upload) return
    const verdict = await check({ place: config.uploads, id, sizeBytes: upload.sizeBytes ?? 0 })
    await db.transaction((tx) => saveVerdict(tx, id, { ...verdict, at: now() }))
    await removeFile(id)
  }

  async function removeFile(id: string): Promise<void> {
    try {
      await files.remove(id)
      await db.transaction((tx) => forgetFile(tx, id, now()))
    } catch (error) {
      log.error({ err: error }, 'Deleting a video failed; it will be retried')
    }
  }

  async function takeOver({ id, state, sizeBytes }: UploadRow): Promise<void> {
    if (state === 'checking' || (sizeBytes !== null && (await files.sizeOf(id)) === sizeBytes)) await finish(id)
    // The lock is no longer renewed; release it, so that the upload is not checked in every sweep.
    else await locks.ifFree(id, async () => {})
  }

  async function sweep(everything: boolean): Promise<void> {
    for (const id of await dueFiles(db, now())) await removeFile(id)
    for (const upload of await abandonedUploads(db, now(), everything)) await takeOver(upload)
  }

  return { platform, locks, finish, removeFile, sweep }
}
