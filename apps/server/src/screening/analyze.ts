import { randomUUID } from 'node:crypto'
import { assess, type Instrument, type StoredAssessment, templateVersion, toResponses, writeAnalysis } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { firstChild, insertChild, isOwnChild, lockFamily } from './child-store.ts'
import type { Attempt } from './read-analyze-request.ts'
import { findAttempt, insertAssessment } from './store.ts'

const storedPerDay = { name: 'analyses', points: 10, durationSeconds: 24 * 60 * 60 }

/**
 * Stores the result of one attempt and returns it, or returns what the attempt has stored before: a family
 * that asks again after a lost answer gets the same assessment, and it is not counted twice.
 */
export async function analyze(
  platform: Platform,
  instrument: Instrument,
  userId: string,
  attempt: Attempt,
): Promise<StoredAssessment> {
  return platform.db.transaction(async (tx) => {
    await lockFamily(tx, userId)
    const before = attempt.attemptId === null ? null : await findAttempt(tx, userId, attempt.attemptId)
    if (before) return before

    // Counted in this transaction: an analysis that is not stored does not use up the day.
    await platform.limits.limiter(storedPerDay, tx).take(userId)
    const completedAt = new Date(platform.clock.nowMs())
    const childId = await childOf(tx, userId, attempt, completedAt)
    const stored = await insertAssessment(tx, { ...written(instrument, attempt, completedAt), userId, completedAt, childId })
    if (!stored) throw new Error('an attempt was stored twice in spite of the lock')
    return stored
  })
}

async function childOf(tx: Queryable, userId: string, { childId, birthMonth }: Attempt, createdAt: Date): Promise<string> {
  if (childId !== null) {
    if (!(await isOwnChild(tx, userId, childId))) throw new Refusal(404, 'not_found')
    return childId
  }
  const known = await firstChild(tx, userId, birthMonth)
  if (known !== null) return known
  const id = randomUUID()
  await insertChild(tx, { id, userId, birthMonth, createdAt })
  return id
}

/** The row of one attempt: what follows from its answers, and the words for it. */
function written(instrument: Instrument, attempt: Attempt, completedAt: Date) {
  const { sheet, attemptId, birthMonth, extra, language } = attempt
  const completedMs = completedAt.getTime()
  const { total, band, outcome, ageMonths, ageApplies, rescreenMonth } = assess(sheet, birthMonth, completedMs)
  const { id, version, official } = instrument
  return {
    id: randomUUID(),
    attemptId,
    birthMonth,
    extra,
    language,
    templateVersion,
    total,
    band,
    outcome,
    remaining: null,
    ageMonths,
    ageApplies,
    rescreenMonth,
    instrument: { id, version, official },
    answers: toResponses(sheet),
    analysis: writeAnalysis({ sheet, birthMonth, completedMs, extra, language, instrument }),
  }
}
