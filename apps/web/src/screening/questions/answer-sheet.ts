/**
 * The answers of this device: in local storage from the first tap until the server has stored the assessment.
 *
 * The owner is stored with them. A shared phone must not show one family's answers to another, so opening the sheet as
 * another user removes both before anything is read. Every change starts from the stored content, because another tab may
 * have answered meanwhile.
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
import { parseExtra, type OptionalAnswers } from '@ankur/screening/optional-answers'
import type { Answer, InstrumentName, ItemId } from '@ankur/screening/instrument'
import { deviceStorage, loadStored, parseJson, removeStored, saveStored, type Store } from '../../platform/storage/storage.ts'

export const attemptKey = 'autism-test-attempt'

export interface Attempt {
  readonly userId: string
  /** Sent with the answers: posted again after a lost response, it returns the same assessment. */
  readonly attemptId: string
  readonly birthMonth?: Month
  /** The family's child; without it the server uses the month. */
  readonly childId?: string
  /** The answered questionnaire; without it, our own. */
  readonly instrument?: InstrumentName
  /** The optional questions, once one of them is answered. */
  readonly extra?: OptionalAnswers
}

interface AnsweredItem {
  readonly id: ItemId
  readonly answer: Answer
  readonly instrument: InstrumentName
}

export interface StoredAnswers {
  readonly sheet: AnswerSheet
  readonly attempt: Attempt
}

/** This user's content on this device; another user's answers are removed first. */
export function openAnswers(userId: string, newId: () => string, store: Store = deviceStorage): StoredAnswers {
  const attempt = parseAttempt(loadStored(attemptKey, store), newId)
  if (attempt && attempt.userId !== userId) clearStoredAnswers(store)
  return readAnswers(userId, newId, store)
}

/** The same without removing anything, for a tab that is notified of a change in another. */
export function readAnswers(userId: string, newId: () => string, store: Store = deviceStorage): StoredAnswers {
  const attempt = parseAttempt(loadStored(attemptKey, store), newId) ?? { userId, attemptId: newId() }
  if (attempt.userId !== userId) return { sheet: emptySheet, attempt: { userId, attemptId: newId() } }
  return { sheet: parseStoredAnswers(loadStored(responsesKey, store)), attempt }
}

/**
 * The answers after one more. A changed answer starts another attempt: with the old id the server would correctly return
 * the assessment of the earlier answers.
 */
export function withAnswer(
  { sheet, attempt }: StoredAnswers,
  { id, answer, instrument: { id: name, version } }: AnsweredItem,
  newId: () => string,
): StoredAnswers {
  const isOther = sheet[id] !== undefined && sheet[id] !== answer
  const attemptId = isOther ? newId() : attempt.attemptId
  return { sheet: recordAnswer(sheet, id, answer), attempt: { ...attempt, attemptId, instrument: { id: name, version } } }
}

/** The child of the answers, as far as the family stated it. */
export interface ChildOfAnswers {
  readonly birthMonth: Month | null
  readonly childId: string | null
}

/** The attempt for this child or month; another one starts another attempt once there are answers. */
export function withAbout({ sheet, attempt }: StoredAnswers, about: ChildOfAnswers, newId: () => string): StoredAnswers {
  const { birthMonth = null, childId = null, ...rest } = attempt
  const isOther = Object.keys(sheet).length > 0 && (birthMonth !== about.birthMonth || childId !== about.childId)
  const attemptId = isOther ? newId() : attempt.attemptId
  return { sheet, attempt: { ...rest, attemptId, ...given(about) } }
}

function given({ birthMonth, childId }: ChildOfAnswers): Pick<Attempt, 'birthMonth' | 'childId'> {
  return { ...(birthMonth !== null && { birthMonth }), ...(childId !== null && { childId }) }
}

/** Stores both and returns whether the device really has them. */
export function storeAnswers({ sheet, attempt }: StoredAnswers, store: Store = deviceStorage): boolean {
  const attemptKept = saveStored(attemptKey, JSON.stringify(attempt), store)
  return saveStored(responsesKey, toStoredAnswers(sheet), store) && attemptKept
}

export function clearStoredAnswers(store: Store = deviceStorage): void {
  removeStored(responsesKey, store)
  removeStored(attemptKey, store)
}

/** Whether a change in another tab affects these; a cleared storage has no key. */
export function isAnswersKey(key: string | null): boolean {
  return key === null || key === responsesKey || key === attemptKey
}

/** A damaged id would always be refused, so a new one replaces it; the owner stays. */
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
