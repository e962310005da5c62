/**
 * The answers of one screening. No third answer: a part of the form may not be scored, so a sheet is
 * complete with twenty answers or it is not scored at all.
 */
import { type Answer, isItemId, type ItemId, itemIds } from './instrument.ts'

export type AnswerSheet = { readonly [Id in ItemId]?: Answer }
export type CompleteSheet = { readonly [Id in ItemId]: Answer }

/** One answer as it is stored in the browser and sent to the server. */
export interface TestResponse {
  readonly questionId: ItemId
  readonly answer: Answer
}

export type ParsedAnswers =
  | { ok: true; sheet: CompleteSheet }
  | { ok: false; problem: { code: 'incomplete_test'; items: ItemId[] } | { code: 'invalid_answers' } }

/** The browser's storage key for the answers, as the specification names it. */
export const responsesKey = 'autism-test-responses'

export const emptySheet: AnswerSheet = {}

/** A new sheet with this answer; an earlier one to the same question is replaced. */
export function recordAnswer(sheet: AnswerSheet, id: ItemId, answer: Answer): AnswerSheet {
  return { ...sheet, [id]: answer }
}

export function clearAnswers(): AnswerSheet {
  return emptySheet
}

export function missingItems(sheet: AnswerSheet): ItemId[] {
  return itemIds.filter((id) => sheet[id] === undefined)
}

export function isComplete(sheet: AnswerSheet): sheet is CompleteSheet {
  return missingItems(sheet).length === 0
}

/** True when all twenty answers are the same word: the page then asks gently whether to look again. */
export function allSame(sheet: AnswerSheet): boolean {
  return isComplete(sheet) && itemIds.every((id) => sheet[id] === sheet[1])
}

/** The server's border: exactly twenty distinct answers, or the reason why not. */
export function parseAnswers(input: unknown): ParsedAnswers {
  const invalid: ParsedAnswers = { ok: false, problem: { code: 'invalid_answers' } }
  if (!Array.isArray(input)) return invalid

  let sheet = emptySheet
  for (const entry of input) {
    // Two answers to one question cannot both be meant, even when they agree.
    if (!isResponse(entry) || sheet[entry.questionId] !== undefined) return invalid
    sheet = recordAnswer(sheet, entry.questionId, entry.answer)
  }
  if (!isComplete(sheet)) return { ok: false, problem: { code: 'incomplete_test', items: missingItems(sheet) } }
  return { ok: true, sheet }
}

/** Reads the browser's stored text; what cannot be read counts as not answered. */
export function parseStoredAnswers(text: string | null): AnswerSheet {
  return storedEntries(text)
    .filter(isResponse)
    .reduce((sheet, { questionId, answer }) => recordAnswer(sheet, questionId, answer), emptySheet)
}

/** The sheet as the list that is stored and sent, in item order. */
export function toResponses(sheet: AnswerSheet): TestResponse[] {
  return itemIds.flatMap((questionId) => {
    const answer = sheet[questionId]
    return answer === undefined ? [] : [{ questionId, answer }]
  })
}

/** The sheet as the browser stores it: `[{"questionId":1,"answer":"yes"}, …]`. */
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
