/**
 * The answers of one screening. There is no "not sure" answer. A partly answered form must not be scored, so every item
 * needs an answer before scoring.
 */
import { type Answer, idsOf, type Instrument, isItemId, type ItemId } from './instrument.ts'

export type AnswerSheet = { readonly [id: ItemId]: Answer }

declare const complete: unique symbol
/** Has an answer to every item of its questionnaire, as checked by `isComplete` or `parseAnswers`. */
export type CompleteSheet = AnswerSheet & { readonly [complete]: true }

type Form = Pick<Instrument, 'items'>

/** One answer as it is stored in the browser and sent to the server. */
export interface TestResponse {
  readonly questionId: ItemId
  readonly answer: Answer
}

export type ParsedAnswers =
  | { ok: true; sheet: CompleteSheet }
  | { ok: false; problem: { code: 'incomplete_test'; items: ItemId[] } | { code: 'invalid_answers' } }

/** The browser's storage key for the answers; the name comes from the specification. */
export const responsesKey = 'autism-test-responses'

export const emptySheet: AnswerSheet = {}

/** A new sheet with this answer; it replaces an earlier answer to the same question. */
export function recordAnswer(sheet: AnswerSheet, id: ItemId, answer: Answer): AnswerSheet {
  return { ...sheet, [id]: answer }
}

/** The answers to items of this questionnaire; other entries (from damaged storage) are ignored. */
export function answersTo(sheet: AnswerSheet, form: Form): AnswerSheet {
  const ids = new Set(idsOf(form))
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => ids.has(Number(id))))
}

export function clearAnswers(): AnswerSheet {
  return emptySheet
}

export function missingItems(sheet: AnswerSheet, form: Form): ItemId[] {
  return idsOf(form).filter((id) => sheet[id] === undefined)
}

export function isComplete(sheet: AnswerSheet, form: Form): sheet is CompleteSheet {
  return missingItems(sheet, form).length === 0
}

/** True if all answers are the same; the page then asks whether to check them again. */
export function allSame(sheet: AnswerSheet, form: Form): boolean {
  return isComplete(sheet, form) && new Set(idsOf(form).map((id) => sheet[id])).size === 1
}

/** Input validation on the server: exactly one answer to each item of this questionnaire, or the error. */
export function parseAnswers(input: unknown, form: Form): ParsedAnswers {
  const invalid: ParsedAnswers = { ok: false, problem: { code: 'invalid_answers' } }
  if (!Array.isArray(input)) return invalid

  const ids = new Set(idsOf(form))
  let sheet = emptySheet
  for (const entry of input) {
    // Two answers to one question are an error, even if they are equal.
    if (!isResponse(entry) || !ids.has(entry.questionId) || sheet[entry.questionId] !== undefined) return invalid
    sheet = recordAnswer(sheet, entry.questionId, entry.answer)
  }
  if (!isComplete(sheet, form)) return { ok: false, problem: { code: 'incomplete_test', items: missingItems(sheet, form) } }
  return { ok: true, sheet }
}

/** Parses the text stored in the browser; unreadable entries count as not answered. */
export function parseStoredAnswers(text: string | null): AnswerSheet {
  return storedEntries(text)
    .filter(isResponse)
    .reduce((sheet, { questionId, answer }) => recordAnswer(sheet, questionId, answer), emptySheet)
}

/** The sheet as a list for storage and requests, in id order. */
export function toResponses(sheet: AnswerSheet): TestResponse[] {
  return Object.entries(sheet).map(([id, answer]) => ({ questionId: Number(id), answer }))
}

/** The sheet in the browser's storage format: `[{"questionId":1,"answer":"yes"}, …]`. */
export function toStoredAnswers(sheet: AnswerSheet): string {
  return JSON.stringify(toResponses(sheet))
}

function storedEntries(text: string | null): unknown[] {
  try {
    const content: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(content) ? content : []
  } catch {
    return []
  }
}

function isResponse(entry: unknown): entry is TestResponse {
  if (typeof entry !== 'object' || entry === null) return false
  const { questionId, answer } = entry as Partial<Record<keyof TestResponse, unknown>>
  return isItemId(questionId) && (answer === 'yes' || answer === 'no')
}
