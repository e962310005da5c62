/**
 * The answers of this device: in local storage from the first tap until the server has stored the assessment.
 *
 * Beside them stands whose they are. A shared phone must not show one family's answers to another, so opening the
 * sheet as somebody else removes both before anything is read. Every change starts from what is stored now: another
 * tab may have answered meanwhile.
 */
import {
  emptySheet,
  parseStoredAnswers,
  recordAnswer,
  responsesKey,
  toStoredAnswers,
  type AnswerSheet,
} from '@ankur/screening/answers'
import type { Month } from '@ankur/screening/age'
import { parseExtra, type Extra } from '@ankur/screening/extra'
import type { Answer, InstrumentName, ItemId } from '@ankur/screening/instrument'
import { deviceStorage, loadStored, parseJson, removeStored, saveStored, type Store } from '../../platform/storage/storage.ts'

export const attemptKey = 'autism-test-attempt'

export interface Attempt {
  readonly userId: string
  /** Sent with the answers: posted again after a lost reply, it brings back the same assessment. */
  readonly attemptId: string
  readonly birthMonth?: Month
  /** Which of the family's children; without it the server goes by the month. */
  readonly childId?: string
  /** Which questions were answered; without it, our own. */
  readonly instrument?: InstrumentName
  /** The optional questions, once one of them is answered. */
  readonly extra?: Extra
}

interface AnsweredItem {
  readonly id: ItemId
  readonly answer: Answer
  readonly instrument: InstrumentName
}

export interface KeptAnswers {
  readonly sheet: AnswerSheet
  readonly attempt: Attempt
}

/** What this person has on this device; somebody else's answers are removed first. */
export function openAnswers(userId: string, newId: () => string, store: Store = deviceStorage): KeptAnswers {
  const attempt = parseAttempt(loadStored(attemptKey, store), newId)
  if (attempt && attempt.userId !== userId) clearAnswersKept(store)
  return readAnswers(userId, newId, store)
}

/** The same without removing anything, for a tab that hears of a change in another. */
export function readAnswers(userId: string, newId: () => string, store: Store = deviceStorage): KeptAnswers {
  const attempt = parseAttempt(loadStored(attemptKey, store), newId) ?? { userId, attemptId: newId() }
  if (attempt.userId !== userId) return { sheet: emptySheet, attempt: { userId, attemptId: newId() } }
  return { sheet: parseStoredAnswers(loadStored(responsesKey, store)), attempt }
}

/**
 * The answers after one more. An answer that changes makes another attempt: under the old id the server would rightly
 * hand back the assessment of the earlier answers.
 */
export function withAnswer(
  { sheet, attempt }: KeptAnswers,
  { id, answer, instrument: { id: name, version } }: AnsweredItem,
  newId: () => string,
): KeptAnswers {
  const isOther = sheet[id] !== undefined && sheet[id] !== answer
  const attemptId = isOther ? newId() : attempt.attemptId
  return { sheet: recordAnswer(sheet, id, answer), attempt: { ...attempt, attemptId, instrument: { id: name, version } } }
}

/** Whom the answers are about, as far as the family said. */
export interface About {
  readonly birthMonth: Month | null
  readonly childId: string | null
}

/** The attempt about this child, or this month only; about another it is another attempt once there are answers. */
export function withAbout({ sheet, attempt }: KeptAnswers, about: About, newId: () => string): KeptAnswers {
  const { birthMonth = null, childId = null, ...rest } = attempt
  const isOther = Object.keys(sheet).length > 0 && (birthMonth !== about.birthMonth || childId !== about.childId)
  const attemptId = isOther ? newId() : attempt.attemptId
  return { sheet, attempt: { ...rest, attemptId, ...given(about) } }
}

function given({ birthMonth, childId }: About): Pick<Attempt, 'birthMonth' | 'childId'> {
  return { ...(birthMonth !== null && { birthMonth }), ...(childId !== null && { childId }) }
}

/** Keeps both and tells whether the device really has them. */
export function keepAnswers({ sheet, attempt }: KeptAnswers, store: Store = deviceStorage): boolean {
  const attemptKept = saveStored(attemptKey, JSON.stringify(attempt), store)
  return saveStored(responsesKey, toStoredAnswers(sheet), store) && attemptKept
}

export function clearAnswersKept(store: Store = deviceStorage): void {
  removeStored(responsesKey, store)
  removeStored(attemptKey, store)
}

/** Whether a change in another tab was one of these; a cleared storage names no key. */
export function isAnswersKey(key: string | null): boolean {
  return key === null || key === responsesKey || key === attemptKey
}

/** A damaged id would be refused again and again, so another one takes its place; whose the answers are stays. */
function parseAttempt(text: string | null, newId: () => string): Attempt | null {
  const content = parseJson(text) as Partial<Record<keyof Attempt, unknown>> | null
  if (typeof content?.userId !== 'string') return null
  const { userId, birthMonth, childId, extra } = content
  const attemptId = isId(content.attemptId) ? content.attemptId : newId()
  const readable = typeof birthMonth === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(birthMonth)
  const about = { birthMonth: readable ? birthMonth : null, childId: isId(childId) ? childId : null }
  const { id, version } = (content.instrument ?? {}) as Partial<Record<keyof InstrumentName, unknown>>
  const named = typeof id === 'string' && typeof version === 'string'
  const base = { userId, attemptId, ...given(about), ...(named && { instrument: { id, version } }) }
  return extra === undefined ? base : { ...base, extra: parseExtra(extra) }
}

function isId(content: unknown): content is string {
  return typeof content === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(content)
}
