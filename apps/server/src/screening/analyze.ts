import { randomUUID } from 'node:crypto'
import {
  adviceOf,
  assess,
  correctedAge,
  followUpEndMs,
  type Instrument,
  type StoredAssessment,
  templateVersion,
  toResponses,
  writeAnalysis,
} from '@ankur/screening'
import { findChild } from '../children/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Attempt } from './read-analyze-request.ts'
import type { NewAssessment } from './assessment-row.ts'
import { findAssessment, type StoreAnswer, type AssessmentToStore } from './store.ts'

export const storedPerDay = { name: 'analyses', points: 10, durationSeconds: 24 * 60 * 60 }

/** Dependencies of the analyze endpoint. */
export interface Analyzer {
  readonly platform: Platform
  readonly instrument: Instrument
  /** Calls `storeAssessments`, batched with concurrent requests. */
  readonly store: (row: AssessmentToStore) => Promise<StoreAnswer>
}

/**
 * Stores the result of an attempt and returns it, or returns what the attempt stored before: a request repeated after a lost
 * response gets the same assessment and is not counted twice.
 */
export async function analyze(
  { platform, instrument, store }: Analyzer,
  userId: string,
  request: Attempt,
): Promise<StoredAssessment> {
  const { db, clock, limits } = platform
  const completedMs = clock.nowMs()
  const attempt = await withChildDetails(db, userId, request)
  const assessment = written(instrument, attempt, completedMs)
  const { result, id, childId } = await store({
    assessment,
    userId,
    attemptId: attempt.attemptId,
    namedChildId: attempt.childId,
    newChildId: randomUUID(),
    counted: limits.tryOf(storedPerDay, userId),
  })
  switch (result) {
    case 'stored':
      return { ...assessment, childId }
    case 'stored before':
      return await loadStoredResult(platform, userId, id)
    case 'no such child':
      throw new Refusal(404, 'not_found')
    case 'too many': {
      const { retryAfterSeconds } = await limits.limiter(storedPerDay).get(userId)
      throw new Refusal(429, 'too_many_requests', { retryAfterSeconds })
    }
  }
}

/** Uses the stored details of a named child unless the request contains other ones. */
async function withChildDetails(db: Queryable, userId: string, attempt: Attempt): Promise<Attempt> {
  if (attempt.childId === null) return attempt
  const child = await findChild(db, userId, attempt.childId)
  if (!child) throw new Refusal(404, 'not_found')
  const weeksEarly = attempt.extra.weeksEarly ?? child.weeksEarly
  return {
    ...attempt,
    birthMonth: attempt.birthMonth ?? child.birthMonth,
    extra: weeksEarly === null ? attempt.extra : { ...attempt.extra, weeksEarly },
  }
}

async function loadStoredResult({ db, clock }: Platform, userId: string, id: string): Promise<StoredAssessment> {
  const found = await findAssessment(db, userId, { id, nowMs: clock.nowMs() })
  // Deleted in the meantime, for example in another tab.
  if (!found) throw new Refusal(404, 'not_found')
  return found
}

/** Computes the result and text of an attempt. The child is not known yet. */
function written(instrument: Instrument, attempt: Attempt, completedMs: number): NewAssessment {
  const { sheet, birthMonth, extra, language } = attempt
  const input = { instrument, sheet, birthMonth, completedMs }
  const { total, counted, band, outcome, ageMonths, ageApplies } = assess(input)
  const { id, version, official, behaviours, ages } = instrument
  const untilMs = followUpEndMs(completedMs)
  const followUp = outcome === 'follow_up_due' ? 'pending' : null
  const advised = {
    behaviours,
    ages,
    outcome,
    followUp,
    followUpAnswers: [],
    ageMonths,
    counted,
    remaining: null,
    extra,
  } as const
  return {
    id: randomUUID(),
    completed_at: new Date(completedMs).toISOString(),
    birthMonth,
    extra,
    language,
    templateVersion,
    total,
    band,
    outcome,
    remaining: null,
    countedItems: [...counted],
    remainingItems: null,
    followUp: followUp && { state: followUp, until: new Date(untilMs).toISOString() },
    ageMonths,
    ageApplies,
    correctedMonths: correctedAge(ageMonths, extra.weeksEarly),
    ...adviceOf(advised, { birthMonth, completedMs, doneMs: null, untilMs }),
    ages: { ...ages },
    instrument: { id, version, official, behaviours },
    answers: toResponses(sheet),
    analysis: writeAnalysis({ ...input, extra, language }),
  }
}
