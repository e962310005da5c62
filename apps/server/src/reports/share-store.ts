/** Links to reports in the database, identified by the hash of their token. */
import { createHmac, createSecretKey, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Share, ShareOpening } from '@ankur/screening/report/contract'
import type { Queryable } from '../platform/db/database.ts'

/** The PIN of a link: four digits, shown to the family once and stored as a keyed hash with its link. */

const DIGITS = 4

/** Of 10,000 PINs, so guessing succeeds with a probability of 1 in 1,000 over the lifetime of the link. */
export const MAX_WRONG_PINS = 10

export function newPin(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Bound to the link, so that equal PINs of different links have different hashes. */
export function pinMac(authSecret: string, tokenHash: Buffer, pin: string): Buffer {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'report-link-pins', 32)))
  return createHmac('sha256', key).update(tokenHash).update(pin.trim()).digest()
}

export function isSamePin(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

interface ShareRow {
  readonly created_at: Date
  readonly expires_at: Date
  readonly openings: number
  readonly last_opened_at: Date | null
  readonly has_pin: boolean
  readonly opens_once: boolean
  readonly wrong_pins: number
  readonly log: readonly ShareOpening[]
}

interface NewShareRow {
  readonly userId: string
  readonly assessmentId: string
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly district: string | null
  readonly pinMac: Buffer | null
  readonly opensOnce: boolean
}

/** Replaces an earlier link of the same assessment, which becomes invalid. */
export async function insertShare(tx: Queryable, share: NewShareRow): Promise<void> {
  await tx.query('delete from report_shares where assessment_id = $1', [share.assessmentId])
  await tx.query(
    `insert into report_shares (assessment_id, user_id, token_hash, created_at, expires_at, district, pin_mac, opens_once)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      share.assessmentId,
      share.userId,
      share.tokenHash,
      share.createdAt,
      share.expiresAt,
      share.district,
      share.pinMac,
      share.opensOnce,
    ],
  )
}

const MAX_LISTED = 20
/** As text in JSON, because a `date` would be converted to the server's time zone. */
const logColumn = (
  most: number | 'all',
) => `coalesce((select json_agg(json_build_object('day', day, 'browser', browser) order by opened_at desc, id)
  from (select id, day, browser, opened_at from report_share_openings openings
        where openings.assessment_id = report_shares.assessment_id order by opened_at desc, id limit ${most}) newest), '[]') as log`

export async function findShare(db: Queryable, userId: string, assessmentId: string, now: Date): Promise<Share | null> {
  const [row] = await db.query<ShareRow>(
    `select created_at, expires_at, openings, last_opened_at, pin_mac is not null as has_pin, opens_once, wrong_pins, ${logColumn(MAX_LISTED)}
     from report_shares where user_id = $1 and assessment_id = $2 and expires_at > $3`,
    [userId, assessmentId, now],
  )
  return row ? toShare(row) : null
}

export interface LockedShare {
  readonly userId: string
  readonly assessmentId: string
  readonly expiresAt: Date
  readonly district: string | null
  readonly pinMac: Buffer | null
  readonly wrongPins: number
  readonly opensOnce: boolean
  readonly openings: number
  readonly visitHash: Buffer | null
  readonly lastOpenedAt: Date | null
}

/** Locks the link until the transaction ends, so that readers open it one after another; null for an expired or unknown link. */
export async function lockShare(tx: Queryable, tokenHash: Buffer, now: Date): Promise<LockedShare | null> {
  const [row] = await tx.query<LockedShare>(
    `select user_id as "userId", assessment_id as "assessmentId", expires_at as "expiresAt", district, pin_mac as "pinMac",
       wrong_pins as "wrongPins", opens_once as "opensOnce", openings, visit_hash as "visitHash", last_opened_at as "lastOpenedAt"
     from report_shares where token_hash = $1 and expires_at > $2 for no key update`,
    [tokenHash, now],
  )
  return row ?? null
}

export async function countWrongPin(tx: Queryable, assessmentId: string): Promise<void> {
  await tx.query('update report_shares set wrong_pins = wrong_pins + 1 where assessment_id = $1', [assessmentId])
}

interface Opening {
  readonly at: Date
  /** The date in India. */
  readonly day: string
  readonly browser: string | null
  readonly visitHash: Buffer | null
}

/** Counts an opening and adds it to the log. */
export async function recordOpening(
  tx: Queryable,
  assessmentId: string,
  { at, day, browser, visitHash }: Opening,
): Promise<void> {
  await tx.query(
    'update report_shares set openings = openings + 1, last_opened_at = $2, visit_hash = $3 where assessment_id = $1',
    [assessmentId, at, visitHash],
  )
  await tx.query('insert into report_share_openings (id, assessment_id, day, browser, opened_at) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    assessmentId,
    day,
    browser,
    at,
  ])
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

/** Loads all links of a family for the export; tokens and PINs are not stored. */
export async function loadShares(db: Queryable, userId: string): Promise<object[]> {
  return await db.query(
    `select assessment_id as "assessmentId", created_at as "createdAt", expires_at as "expiresAt", district, openings,
       last_opened_at as "lastOpenedAt", pin_mac is not null as "hasPin", wrong_pins as "wrongPins", opens_once as "opensOnce",
       ${logColumn('all')}
     from report_shares where user_id = $1 order by created_at, assessment_id`,
    [userId],
  )
}

function toShare(row: ShareRow): Share {
  return {
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openings: row.openings,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    hasPin: row.has_pin,
    opensOnce: row.opens_once,
    isLocked: row.wrong_pins >= MAX_WRONG_PINS,
    log: [...row.log],
  }
}
