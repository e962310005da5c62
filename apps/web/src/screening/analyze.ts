/** The one request that turns the answers into a stored assessment. */
import type { Language } from '@ankur/content'
import { parseBirthMonth } from '@ankur/screening/age'
import { toResponses, type CompleteSheet } from '@ankur/screening/answers'
import type { AnalyzeRequest, AnalyzeResponse, StoredAssessment } from '@ankur/screening/contract'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { ApiFailure, failureOf } from '../platform/api.ts'
import { openBackend, openFunctions, renewOrEnd } from '../platform/session/session.ts'
import type { Attempt } from './questions/answer-sheet.ts'

export interface FinishedTest {
  readonly sheet: CompleteSheet
  readonly attempt: Attempt
  readonly extra: OptionalAnswers
  readonly language: Language
}

const running = new Map<string, Promise<StoredAssessment>>()

/**
 * Posts the answers, once per attempt however often a page calls it. After a failure the same attempt may be posted again:
 * if the server had stored it after all, the same assessment is returned.
 */
export function analyze(test: FinishedTest): Promise<StoredAssessment> {
  const id = test.attempt.attemptId
  const known = running.get(id)
  if (known) return known
  const started = post(test)
  running.set(id, started)
  started.catch(() => running.delete(id))
  return started
}

async function post(test: FinishedTest): Promise<StoredAssessment> {
  const { sheet, attempt, extra, language } = test
  if (!navigator.onLine) throw new ApiFailure(0, 'no_network')
  const { userId, attemptId, birthMonth, childId, instrument } = attempt
  const body: AnalyzeRequest = {
    responses: toResponses(sheet),
    userId,
    attemptId,
    extra,
    language,
    ...(instrument && { instrument }),
    // An impossible month, from damaged storage, would always be refused.
    ...(birthMonth && parseBirthMonth(birthMonth, Date.now()).ok && { birthMonth }),
    ...(childId && { childId }),
  }
  const { auth } = await openBackend().catch(asNoNetwork)
  const functions = await openFunctions().catch(asNoNetwork)
  const ask = () => functions.invoke<AnalyzeResponse>('analyze-autism-test', { body })
  let { data, error } = await ask()
  if (answerTo(error)?.status === 401 && (await renewOrEnd(auth).catch(asNoNetwork))) ({ data, error } = await ask())
  const refusal = answerTo(error)
  if (refusal) {
    const failure = await failureOf(refusal)
    const { childId: gone, ...others } = attempt
    // A child that was deleted on another phone must not prevent a family from getting its summary.
    if (failure.status === 404 && gone) return await post({ ...test, attempt: others })
    throw failure
  }
  if (error) throw new ApiFailure(0, 'no_network', error)
  // Answers are cleared after this, so a response without a stored assessment must not count as success.
  if (typeof data?.analysis !== 'string' || typeof data.assessment?.id !== 'string')
    throw new ApiFailure(200, 'unexpected_failure')
  return { ...data.assessment, analysis: data.analysis }
}

/** The server's response; null without one, or after success. The client's own errors are identified by name. */
function answerTo(error: unknown): Response | null {
  const { name, context } = (error ?? {}) as { name?: unknown; context?: unknown }
  return name === 'FunctionsHttpError' && context instanceof Response ? context : null
}

function asNoNetwork(cause: unknown): never {
  throw new ApiFailure(0, 'no_network', cause)
}
