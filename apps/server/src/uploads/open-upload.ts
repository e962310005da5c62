import { contentMarkSchema, MAX_VIDEO_BYTES, problemWithFile } from '@ankur/uploads'
import type { VideoProblem } from '@ankur/uploads'
import { consentGivenSchema } from '@ankur/accounts/consents'
import * as z from 'zod/mini'
import { storeConsent, hasGivenConsent, lockUser } from '../consents/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import { requireRoom } from './upload-store.ts'
import { deleteUpload, deleteUploads, hasConfirmedAddress, insertUpload, lockUploadOf } from './store.ts'
import type { Uploads } from './uploads.ts'

export interface UploadRequest {
  readonly id: string
  readonly userId: string
  readonly network: string
  /** Null: the client sends the size later. */
  readonly sizeBytes: number | null
  readonly metadata: Readonly<Record<string, string | null>> | undefined
}

/** A family usually sends one or two; each may use 50 MiB of disk for a day. */
export const uploadsPerDay: LimitRule = { name: 'uploads', points: 20, durationSeconds: 24 * 60 * 60 }

/** Over all accounts of a network; high, because many families share one address of a mobile network. */
const uploadsPerNetwork: LimitRule = { name: 'uploads-network', points: 100, durationSeconds: 24 * 60 * 60 }

/** The total size in MiB, because unfinished uploads of many accounts add up on the disk. */
const mibPerNetwork: LimitRule = { name: 'uploads-network-mib', points: 2_000, durationSeconds: 24 * 60 * 60 }
const MIB = 1024 * 1024

/** A phone that loses its signal in the evening may continue in the morning. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000
/** Shorter, because accounts with unconfirmed addresses can be created without effort. */
const UNFINISHED_UNCONFIRMED_MS = 2 * 60 * 60 * 1000

const statusOf: Partial<Record<VideoProblem, number>> = { invalid_file_type: 415, file_too_large: 413 }

/**
 * Accepts an upload, or refuses it before its first byte. A screening has one upload, and an account has one unfinished upload. A
 * new upload replaces an unfinished or refused one; after a video was checked, another is refused.
 */
export async function openUpload(uploads: Uploads, request: UploadRequest): Promise<void> {
  const { db, clock, config } = uploads.platform
  const { id, userId, sizeBytes, metadata } = request
  const attempt = z.safeParse(z.uuid(), metadata?.attemptid)
  if (!attempt.success) throw new Refusal(422, 'invalid_input', { fields: ['attemptid'] })
  const mark = z.safeParse(z.optional(contentMarkSchema), metadata?.contentmark ?? undefined)
  if (!mark.success) throw new Refusal(422, 'invalid_input', { fields: ['contentmark'] })
  // An undeclared size is checked against the limit while bytes arrive.
  const claim = { name: metadata?.filename ?? '', type: metadata?.filetype ?? '', sizeBytes: sizeBytes ?? 1 }
  const problem = problemWithFile(claim)
  if (problem)
    throw new Refusal(statusOf[problem] ?? 422, problem, problem === 'file_too_large' ? { maxBytes: MAX_VIDEO_BYTES } : {})

  const createdAt = new Date(clock.nowMs())
  const replaced = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await takeFromLimits(uploads.platform, tx, request)
    await requireConsent(tx, userId, metadata, createdAt)
    const earlier = await replaceUpload(tx, userId, attempt.data, createdAt)
    const isProven = config.supabase !== null || (await hasConfirmedAddress(tx, userId))
    const expiresAt = new Date(createdAt.getTime() + (isProven ? UNFINISHED_MS : UNFINISHED_UNCONFIRMED_MS))
    const contentMark = mark.data ?? null
    await insertUpload(tx, { id, userId, attemptId: attempt.data, sizeBytes, contentMark, createdAt, expiresAt })
    await requireRoom(uploads.platform, tx)
    return earlier
  })
  for (const id of replaced) await uploads.removeFile(id)
}

/** In the transaction of the upload: a phone repeats an upload that was refused for lack of space, and that must not count. */
async function takeFromLimits({ limits }: Platform, tx: Queryable, { userId, network, sizeBytes }: UploadRequest): Promise<void> {
  await limits.limiter(uploadsPerDay, tx).take(userId)
  await limits.limiter(uploadsPerNetwork, tx).take(network)
  await limits.limiter(mibPerNetwork, tx).take(network, Math.ceil((sizeBytes ?? MAX_VIDEO_BYTES) / MIB))
}

/** Requires consent: in the metadata of the upload, or given before by a program. */
async function requireConsent(tx: Queryable, userId: string, metadata: UploadRequest['metadata'], at: Date): Promise<void> {
  const noticeVersion = metadata?.noticeversion ?? null
  if (noticeVersion === null) {
    if (!(await hasGivenConsent(tx, userId, 'video'))) throw new Refusal(403, 'video_consent_missing')
    return
  }
  const ticked = consentGivenSchema.safeParse({ noticeVersion, language: metadata?.language })
  if (!ticked.success) {
    const fields = ticked.error.issues.map(({ path }) => String(path[0]).toLowerCase())
    throw new Refusal(422, 'invalid_input', { fields })
  }
  await storeConsent(tx, { ...ticked.data, userId, purpose: 'video', nowMs: at.getTime() })
}

/** Replaces earlier uploads and returns their ids. */
async function replaceUpload(tx: Queryable, userId: string, attemptId: string, at: Date): Promise<string[]> {
  // An advisory lock, so that concurrent requests wait even if there is no row yet.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${userId}`])
  const earlier = await lockUploadOf(tx, userId, attemptId)
  if (earlier?.state === 'checking' || earlier?.state === 'checked') throw new Refusal(409, 'video_already_here')
  if (earlier) await deleteUpload(tx, earlier.id, at)
  const unfinished = await deleteUploads(tx, userId, ['receiving'], at)
  return earlier ? [earlier.id, ...unfinished] : unfinished
}
