/** Links that open a report without an account. Only the hash of a token is kept, so a copy of the database opens nothing. */
import { createHash, randomBytes } from 'node:crypto'
import type { ConsentGiven } from '@ankur/accounts/consents'
import type { Instrument } from '@ankur/screening'
import type { NewShare, SharedReport } from '@ankur/screening/report/contract'
import { give } from '../consents/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported } from '../screening/index.ts'
import { reportLimits } from './limits.ts'
import { holdAssessment } from './mail-store.ts'
import { paperOf, type Wanted } from './report-of.ts'
import { findShare, insertShare, openShare } from './share-store.ts'

const TOKEN_BYTES = 32
const DAY_MS = 24 * 60 * 60_000

interface Sharing extends Wanted {
  readonly days: number
  /** The box of the page. A program that calls for its owner has none: its call is the wish. */
  readonly consent: ConsentGiven | undefined
  readonly district: string | null
}

export async function shareReport(platform: Platform, { userId, id, days, consent, district }: Sharing): Promise<NewShare> {
  const { db, clock, limits, config } = platform
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const nowMs = clock.nowMs()
  const createdAt = new Date(nowMs)
  const expiresAt = new Date(nowMs + days * DAY_MS)
  return await db.transaction(async (tx) => {
    if (!(await holdAssessment(tx, userId, id))) throw new Refusal(404, 'not_found')
    await limits.limiter(reportLimits.shares, tx).take(userId)
    if (consent) await give(tx, { ...consent, userId, purpose: 'sharing', nowMs })
    await insertShare(tx, { userId, assessmentId: id, tokenHash: hashOf(token), createdAt, expiresAt, district })
    const share = await findShare(tx, userId, id, createdAt)
    if (!share) throw new Error('a link that was just stored is not there')
    return { ...share, url: new URL(`/shared/${token}`, config.publicUrl).href }
  })
}

/** What a link opens, in every language; the reader may speak another one than the family. */
export async function openReport(platform: Platform, instrument: Instrument, token: string): Promise<SharedReport> {
  const { db, clock } = platform
  const nowMs = clock.nowMs()
  const opened = await openShare(db, hashOf(token), new Date(nowMs))
  const found = opened && (await findReported(db, opened.userId, { id: opened.assessmentId, nowMs }))
  if (!opened || !found) throw new Refusal(404, 'not_found')
  const paper = (language: 'en' | 'hi' | 'pa') =>
    paperOf(found, { platform, instrument, language, district: opened.district ?? undefined })
  return {
    expiresAt: opened.expiresAt.toISOString(),
    papers: { en: paper('en'), hi: paper('hi'), pa: paper('pa') },
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
