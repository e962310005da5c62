import {
  type AnalyzeRequest,
  type CompleteSheet,
  type OptionalAnswers,
  type Instrument,
  instrumentNameSchema,
  isSameInstrument,
  type Language,
  parseAnswers,
  parseBirthMonth,
} from '@ankur/screening'
import { Refusal } from '../platform/http/refusal.ts'

/** A validated analyze request. */
export interface Attempt {
  readonly sheet: CompleteSheet
  readonly attemptId: string | null
  readonly childId: string | null
  readonly birthMonth: string | null
  readonly extra: OptionalAnswers
  readonly language: Language
}

interface Reading {
  /** The questions in use. */
  readonly instrument: Instrument
  readonly userId: string
  readonly nowMs: number
  readonly schemaError: Error | undefined
}

/**
 * Parses the body of the analyze request. Answers have their own refusals, which name missing items, so they are checked before
 * the schema errors of other fields.
 */
export function readAnalyzeRequest(body: unknown, { instrument, userId, nowMs, schemaError }: Reading): Attempt {
  const fields: Partial<Record<keyof AnalyzeRequest, unknown>> = typeof body === 'object' && body !== null ? body : {}
  if (typeof fields.userId === 'string' && fields.userId !== userId) throw new Refusal(403, 'wrong_user')

  refuseOtherQuestions(fields.instrument, instrument)
  const answers = parseAnswers(fields.responses, instrument)
  if (!answers.ok) {
    const { code, ...details } = answers.problem
    throw new Refusal(422, code, details)
  }
  if (schemaError) throw schemaError

  // Safe, because the schema validation has passed.
  const request = body as AnalyzeRequest
  return {
    sheet: answers.sheet,
    attemptId: request.attemptId ?? null,
    childId: request.childId ?? null,
    birthMonth: readBirthMonth(request.birthMonth ?? null, nowMs),
    extra: request.extra ?? {},
    language: request.language ?? 'en',
  }
}

/** Refuses answers to other questions, for example of a phone that was offline while the questions changed. */
function refuseOtherQuestions(named: unknown, { id, version }: Instrument): void {
  const answered = instrumentNameSchema.safeParse(named)
  if (answered.success && !isSameInstrument(answered.data, { id, version })) {
    throw new Refusal(409, 'other_questions', { inUse: { id, version } })
  }
}

function readBirthMonth(birthMonth: string | null, nowMs: number): string | null {
  if (birthMonth === null) return null
  const parsed = parseBirthMonth(birthMonth, nowMs)
  if (!parsed.ok) throw new Refusal(422, 'invalid_input', { fields: ['birthMonth'] })
  return parsed.month
}
