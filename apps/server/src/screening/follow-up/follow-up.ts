import {
  answeredForm,
  type CompleteSheet,
  countedItems,
  findingOf,
  type Flow,
  flowsOf,
  type FollowUp,
  followUpSchema,
  type FollowUpAnswer,
  type FollowUpReply,
  type FollowUpRequest,
  type Instrument,
  mergeFollowUp,
  nextQuestion,
  parseAnswers,
  parseFollowUp,
  templateVersion,
  writeAnalysis,
} from '@ankur/screening'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFollowUp, finishAssessment, saveFollowUp, type StoredFollowUp } from './follow-up-store.ts'
import { findAssessment } from '../store.ts'

interface Place {
  readonly userId: string
  readonly id: string
}

interface FollowUpCall extends Place {
  readonly request: FollowUpRequest
}

/** Returns the current state of an assessment's follow-up. */
export async function readFollowUp({ db, clock }: Platform, loaded: Instrument, { userId, id }: Place): Promise<FollowUp> {
  const stored = hasFollowUp(await findFollowUp(db, { userId, id }, { nowMs: clock.nowMs(), lock: false }))
  return toFollowUp(stored, flowsFor(stored, loaded), stored.answers)
}

/**
 * Stores some or all answers; may be repeated. Concurrent requests of two phones wait for the row lock, and each gets the answers
 * of both. The last answer completes the assessment; later requests get the completed one.
 */
export async function answerFollowUp(platform: Platform, instrument: Instrument, call: FollowUpCall): Promise<FollowUpReply> {
  const { db, clock } = platform
  const { userId, id, request } = call
  const nowMs = clock.nowMs()
  const reply = await db.transaction(async (tx) => {
    const stored = hasFollowUp(await findFollowUp(tx, call, { nowMs, lock: true }))
    const flows = flowsFor(stored, instrument)
    const given = readAnswers(flows, request)
    if (stored.followUp.state === 'expired') throw new Refusal(409, 'follow_up_expired')
    if (stored.followUp.state === 'done') return null

    const answers = mergeFollowUp(flows, stored.answers, given)
    const next = toFollowUp(stored, flows, answers)
    await saveFollowUp(tx, call, { answers, savedAt: new Date(nowMs), isDone: next.next === null })
    if (next.next !== null) return next
    await finish(tx, instrument, { call, stored, answers, nowMs })
    return null
  })
  return reply ?? (await finished(db, { userId, id, nowMs }))
}

async function finished(db: Queryable, { userId, id, nowMs }: { userId: string; id: string; nowMs: number }) {
  const assessment = await findAssessment(db, userId, { id, nowMs })
  // Deleted in the meantime, for example in another tab.
  if (!assessment) throw new Refusal(404, 'not_found')
  return assessment
}

interface Finishing {
  readonly call: FollowUpCall
  readonly stored: StoredFollowUp
  readonly answers: readonly FollowUpAnswer[]
  readonly nowMs: number
}

async function finish(tx: Queryable, instrument: Instrument, { call, stored, answers, nowMs }: Finishing): Promise<void> {
  const { birthMonth, completedMs, extra } = stored
  const form = formOf(stored, instrument)
  const input = { instrument: form, sheet: sheetOf(stored, form), birthMonth, completedMs }
  const given = { ...input, followUp: { answers, doneMs: nowMs } }
  const { outcome, remaining, rescreenMonth } = findingOf(given)
  const language = call.request.language ?? stored.language
  const analysis = writeAnalysis({ ...given, extra, language })
  await finishAssessment(tx, call, {
    outcome,
    remaining: [...(remaining ?? [])],
    rescreenMonth,
    language,
    templateVersion,
    analysis,
  })
}

/** Returns the form of an assessment. For an operator's form that is not loaded, questions and scoring are unknown. */
function formOf({ instrument: answered }: StoredFollowUp, loaded: Instrument): Instrument {
  const form = answeredForm(answered, loaded)
  if (!form) throw new Refusal(409, 'other_questions', { inUse: { id: loaded.id, version: loaded.version } })
  return form
}

function hasFollowUp(found: Awaited<ReturnType<typeof findFollowUp>>): StoredFollowUp {
  if (!found) throw new Refusal(404, 'not_found')
  if (found.followUp === null) throw new Refusal(404, 'no_follow_up')
  return found
}

function readAnswers(flows: readonly Flow[], { answers }: FollowUpRequest): FollowUpAnswer[] {
  const parsed = parseFollowUp(flows, answers)
  if (parsed.ok) return parsed.answers
  const { code, ...details } = parsed.problem
  throw new Refusal(422, code, details)
}

function toFollowUp(stored: StoredFollowUp, flows: readonly Flow[], answers: readonly FollowUpAnswer[]): FollowUp {
  const items = flows.map(({ item }) => item)
  const { state, until } = stored.followUp
  const next = state === 'pending' ? (nextQuestion(flows, answers)?.id ?? null) : null
  const answerList = answers.map(({ question, chosen }) => ({ question, chosen: [...chosen] }))
  // The web app contains the texts of the twenty questions; questions of an operator's form are sent with the response.
  const own = stored.instrument.behaviours === 'own' && { flows: followUpSchema.shape.flows.parse(flows) }
  return { state, until, items, ...own, answers: answerList, next }
}

/** Returns the follow-up questions for each item that counted. */
function flowsFor(stored: StoredFollowUp, loaded: Instrument): Flow[] {
  const form = formOf(stored, loaded)
  return flowsOf(form, countedItems(sheetOf(stored, form), form))
}

function sheetOf({ responses }: StoredFollowUp, form: Instrument): CompleteSheet {
  const parsed = parseAnswers(responses, form)
  if (!parsed.ok) throw new Error('a stored assessment has not all its answers')
  return parsed.sheet
}
