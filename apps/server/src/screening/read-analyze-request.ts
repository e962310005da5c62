import {
  type AnalyzeRequest,
  type CompleteSheet,
  type Extra,
  type Instrument,
  instrumentNameSchema,
  isSameInstrument,
  type Language,
  parseAnswers,
  parseBirthMonth,
} from '@ankur/screening'
import { Refusal } from '../platform/http/refusal.ts'

/** What the browser asked for, checked. */
export interface Attempt {
  readonly sheet: CompleteSheet
  readonly attemptId: string | null
  readonly childId: string | null
  readonly birthMonth: string | null
  readonly extra: Extra
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
 * Reads the body of the analyze call. The answers have refusals of their own, which name the gaps, so they
 * are read before the schema's verdict on the rest counts.
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

  // The schema has passed: what is there is what it says.
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

/** A phone that began with other questions, or was offline while they changed: its answers are never scored as these. */
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
