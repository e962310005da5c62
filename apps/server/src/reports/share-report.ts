/** Links that open a report without an account. Only the hash of a token is stored, so a copy of the database opens nothing. */
import { createHash, randomBytes } from 'node:crypto'
import type { ConsentGiven } from '@ankur/accounts/consents'
import type { NewShare } from '@ankur/screening/report/contract'
import { type Client, notifyOwner } from '../accounts/index.ts'
import { storeConsent } from '../consents/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { reportLimits } from './report-records.ts'
import { lockAssessment } from './mail-store.ts'
import type { AssessmentKey } from './report-of.ts'
import { findShare, insertShare, newPin, pinMac } from './share-store.ts'

const TOKEN_BYTES = 32
const DAY_MS = 24 * 60 * 60_000

interface Sharing extends AssessmentKey {
  readonly days: number
  /** The consent from the page. A program that calls the API for its owner sends none: its call is the consent. */
  readonly consent: ConsentGiven | undefined
  readonly district: string | null
  readonly withPin: boolean
  readonly opensOnce: boolean
  readonly client: Client
}

export async function shareReport(platform: Platform, sharing: Sharing): Promise<NewShare> {
  const { db, clock, limits, config } = platform
  const { userId, id, days, consent, district, withPin, opensOnce, client } = sharing
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = tokenHashOf(token)
  const pin = withPin ? newPin() : null
  const nowMs = clock.nowMs()
  const createdAt = new Date(nowMs)
  const expiresAt = new Date(nowMs + days * DAY_MS)
  const keyed = pin === null ? null : pinMac(config.authSecret, tokenHash, pin)
  return await db.transaction(async (tx) => {
    await notifyOwner(platform, tx, userId, { what: 'link_made', client })
    if (!(await lockAssessment(tx, userId, id))) throw new Refusal(404, 'not_found')
    await limits.limiter(reportLimits.shares, tx).take(userId)
    if (consent) await storeConsent(tx, { ...consent, userId, purpose: 'sharing', nowMs })
    await insertShare(tx, { userId, assessmentId: id, tokenHash, createdAt, expiresAt, district, pinMac: keyed, opensOnce })
    const share = await findShare(tx, userId, id, createdAt)
    if (!share) throw new Error('a link that was just stored is not there')
    return { ...share, url: linkTo(config.publicUrl, token, consent?.language), pin }
  })
}

/** Adds the sender's language, for a reader whose browser has no language set; English is the default and not added. */
function linkTo(publicUrl: string, token: string, language: string | undefined): string {
  const url = new URL(`/shared#${token}`, publicUrl)
  if (language !== undefined && language !== 'en') url.searchParams.set('lang', language)
  return url.href
}

export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
