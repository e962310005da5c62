/** Opens reports by link, and records the openings for the family. */
import { createHash } from 'node:crypto'
import { browserKind } from '@ankur/accounts'
import { inEachLanguage, type Language } from '@ankur/languages'
import { type Instrument, indiaDay } from '@ankur/screening'
import type { SharedReport } from '@ankur/screening/report/contract'
import { type Client, notifyOwner } from '../accounts/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported } from '../screening/index.ts'
import { paperOf } from './report-of.ts'
import { type LockedShare, MAX_WRONG_PINS, countWrongPin, lockShare, isSamePin, recordOpening, pinMac } from './share-store.ts'
import { tokenHashOf } from './share-report.ts'

/** A page reloaded by the phone within this time is the same visit. */
const VISIT_MS = 60 * 60_000

export interface ReportRequest {
  readonly token: string
  readonly pin?: string | undefined
  readonly isPressed: boolean
  readonly visit?: string | undefined
  readonly client: Client
}

/** Returns the report of a link in every language, because the reader may use another one than the family. */
export async function openReport(platform: Platform, instrument: Instrument, request: ReportRequest): Promise<SharedReport> {
  const { db, clock } = platform
  const nowMs = clock.nowMs()
  const opened = await db.transaction((tx) => openHeld(platform, tx, { request, nowMs }))
  if (opened instanceof Refusal) throw opened
  const found = await findReported(db, opened.userId, { id: opened.assessmentId, nowMs })
  if (!found) throw new Refusal(404, 'not_found')
  if (opened.openings === 0) await notifyFirstOpening(platform, opened.userId, request.client)
  const paper = (language: Language) => paperOf(found, { platform, instrument, language, district: opened.district ?? undefined })
  return {
    expiresAt: opened.expiresAt.toISOString(),
    opensOnce: opened.opensOnce,
    papers: inEachLanguage(paper),
  }
}

/** Returns a refusal instead of throwing it, because counting a wrong PIN must be committed. */
async function openHeld(
  { config }: Platform,
  tx: Queryable,
  { request, nowMs }: { readonly request: ReportRequest; readonly nowMs: number },
): Promise<LockedShare | Refusal> {
  const at = new Date(nowMs)
  const tokenHash = tokenHashOf(request.token)
  const share = await lockShare(tx, tokenHash, at)
  if (!share || share.wrongPins >= MAX_WRONG_PINS) return new Refusal(404, 'not_found')
  const visitHash = request.visit === undefined ? null : createHash('sha256').update(request.visit).digest()
  const isSameVisit = isVisitOf(share, visitHash, nowMs)
  if (share.opensOnce && share.openings > 0 && !isSameVisit) return new Refusal(404, 'not_found')
  if (share.pinMac) {
    if (request.pin === undefined) return new Refusal(403, 'share_pin_missing')
    if (!isSamePin(share.pinMac, pinMac(config.authSecret, tokenHash, request.pin))) {
      await countWrongPin(tx, share.assessmentId)
      const left = MAX_WRONG_PINS - share.wrongPins - 1
      return left > 0 ? new Refusal(403, 'share_pin_wrong', { left }) : new Refusal(404, 'not_found')
    }
  } else if (share.opensOnce && !request.isPressed) {
    return new Refusal(403, 'share_opens_once')
  }
  if (!isSameVisit) {
    const browser = browserKind(request.client.userAgent)
    await recordOpening(tx, share.assessmentId, { at, day: indiaDay(nowMs), browser, visitHash })
  }
  return share
}

function isVisitOf({ visitHash, lastOpenedAt }: LockedShare, asking: Buffer | null, nowMs: number): boolean {
  if (!visitHash || !asking || !lastOpenedAt) return false
  return visitHash.equals(asking) && nowMs - lastOpenedAt.getTime() < VISIT_MS
}

/** Runs in its own transaction after the opening, because the account must be locked before its rows, such as the link. */
async function notifyFirstOpening(platform: Platform, userId: string, client: Client): Promise<void> {
  await platform.db.transaction((tx) => notifyOwner(platform, tx, userId, { what: 'link_opened', client }))
}
