import {
  type CompleteSheet,
  countedItems,
  findingOf,
  type FollowUp,
  type FollowUpAnswer,
  type FollowUpReply,
  type FollowUpRequest,
  type Instrument,
  type ItemId,
  mergeFollowUp,
  nextQuestion,
  parseAnswers,
  parseFollowUp,
  plainWords,
  templateVersion,
  writeAnalysis,
} from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findFollowUp, finishAssessment, saveFollowUp, type StoredFollowUp } from './follow-up-store.ts'
import { findAssessment } from './store.ts'

interface Asked {
  readonly userId: string
  readonly id: string
  readonly request: FollowUpRequest
}

/** The follow-up of one assessment as it stands. */
export async function readFollowUp({ db, clock }: Platform, userId: string, id: string): Promise<FollowUp> {
  const stored = hasFollowUp(await findFollowUp(db, { userId, id }, { nowMs: clock.nowMs(), lock: false }))
  return toFollowUp(stored, stored.answers)
}

/**
 * Takes some answers or all, as often as they are sent. Two phones that answer at once take turns on the row, and each
 * hears what both have said. The last answer finishes the assessment; afterwards the finished one is the reply.
 */
export async function answerFollowUp(platform: Platform, instrument: Instrument, asked: Asked): Promise<FollowUpReply> {
  const { db, clock } = platform
  const { userId, id, request } = asked
  const nowMs = clock.nowMs()
  const reply = await db.transaction(async (tx) => {
    const stored = hasFollowUp(await findFollowUp(tx, asked, { nowMs, lock: true }))
    const given = readAnswers(itemsOf(stored), request)
    if (stored.followUp.state === 'expired') throw new Refusal(409, 'follow_up_expired')
    if (stored.followUp.state === 'done') return null

    const answers = mergeFollowUp(itemsOf(stored), stored.answers, given)
    const next = toFollowUp(stored, answers)
    await saveFollowUp(tx, asked, { answers, savedAt: new Date(nowMs), isDone: next.next === null })
    if (next.next !== null) return next
    await finish(tx, instrument, { asked, stored, answers, nowMs })
    return null
  })
  return reply ?? (await finished(db, { userId, id, nowMs }))
}

async function finished(db: Queryable, { userId, id, nowMs }: { userId: string; id: string; nowMs: number }) {
  const assessment = await findAssessment(db, userId, { id, nowMs })
  // Deleted a moment ago, by the same family in another tab.
  if (!assessment) throw new Refusal(404, 'not_found')
  return assessment
}

interface Finishing {
  readonly asked: Asked
  readonly stored: StoredFollowUp
  readonly answers: readonly FollowUpAnswer[]
  readonly nowMs: number
}

async function finish(tx: Queryable, instrument: Instrument, { asked, stored, answers, nowMs }: Finishing): Promise<void> {
  const { birthMonth, completedMs, extra } = stored
  const given = { sheet: sheetOf(stored), birthMonth, completedMs, followUp: { answers, doneMs: nowMs } }
  const { outcome, remaining, rescreenMonth } = findingOf(given)
  const language = asked.request.language ?? stored.language
  const analysis = writeAnalysis({
    ...given,
    extra,
    language,
    instrument: { ...stored.instrument, notice: noticeOf(stored, instrument) },
  })
  await finishAssessment(tx, asked, {
    outcome,
    remaining: remaining?.length ?? 0,
    rescreenMonth,
    language,
    templateVersion,
    analysis,
  })
}

/** The notice of the form that was answered; that of a licensed form which is no longer loaded is not ours to invent. */
function noticeOf({ instrument: { id, version, official } }: StoredFollowUp, loaded: Instrument): Instrument['notice'] {
  if (id === loaded.id && version === loaded.version) return loaded.notice
  return official ? {} : plainWords.notice
}

function hasFollowUp(found: Awaited<ReturnType<typeof findFollowUp>>): StoredFollowUp {
  if (!found) throw new Refusal(404, 'not_found')
  if (found.followUp === null) throw new Refusal(404, 'no_follow_up')
  return found
}

function readAnswers(items: readonly ItemId[], { answers }: FollowUpRequest): FollowUpAnswer[] {
  const parsed = parseFollowUp(items, answers)
  if (parsed.ok) return parsed.answers
  const { code, ...details } = parsed.problem
  throw new Refusal(422, code, details)
}

function toFollowUp(stored: StoredFollowUp, answers: readonly FollowUpAnswer[]): FollowUp {
  const items = itemsOf(stored)
  const { state, until } = stored.followUp
  const next = state === 'pending' ? (nextQuestion(items, answers)?.id ?? null) : null
  return { state, until, items, answers: answers.map(({ question, chosen }) => ({ question, chosen: [...chosen] })), next }
}

function itemsOf(stored: StoredFollowUp): ItemId[] {
  return countedItems(sheetOf(stored))
}

function sheetOf({ responses }: StoredFollowUp): CompleteSheet {
  const parsed = parseAnswers(responses)
  if (!parsed.ok) throw new Error('a stored assessment has not all its answers')
  return parsed.sheet
}
