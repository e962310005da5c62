/**
 * Rephrases our explanation with a model. The result was stored and shown before; no transaction is open during the call, and
 * if it fails, our own text remains.
 */
import { createHash } from 'node:crypto'
import { checkRewording, explainedLines, type StoredAssessment } from '@ankur/screening'
import { lockUser } from '../consents/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported } from '../screening/index.ts'
import type { NoModelText, Wording } from './contract.ts'
import { type AskModel, ModelFailure } from './model-client.ts'
import { rewordMessages } from './prompts.ts'
import { findModelText, saveModelText } from './store.ts'

export const rewordingsPerDay = { name: 'model-rewordings', points: 20, durationSeconds: 24 * 60 * 60 }

export interface Model {
  readonly name: string
  readonly ask: AskModel
}

export interface AssessmentKey {
  readonly userId: string
  readonly id: string
}

/** Returns the stored text without calling the model. */
export async function readWording(platform: Platform, model: Model | null, wanted: AssessmentKey): Promise<Wording> {
  const { analysis } = await own(platform, wanted)
  if (!model) return without('off')
  const stored = await findModelText(platform.db, { ...wanted, sourceHash: hashOf(analysis), model: model.name })
  return stored ? { analysis: stored.analysis, model: stored.model, reason: null } : without('not_asked')
}

export async function reword(platform: Platform, model: Model | null, wanted: AssessmentKey): Promise<Wording> {
  const assessment = await own(platform, wanted)
  if (!model) return without('off')
  // The text changes after the follow-up questions; until then only the sentence about them may be shown.
  if (assessment.outcome === 'follow_up_due') return without('follow_up_due')
  const { analysis, language } = assessment
  const sourceHash = hashOf(analysis)
  const stored = await findModelText(platform.db, { ...wanted, sourceHash, model: model.name })
  if (stored) return { analysis: stored.analysis, model: stored.model, reason: null }

  const lines = explainedLines(analysis, language)
  if (lines.length === 0) return without('nothing_to_explain')
  await platform.limits.limiter(rewordingsPerDay).take(wanted.userId)
  const reply = await answerOf(platform, model, { messages: rewordMessages(lines, language), maxTokens: 4000 })
  if (reply === null) return without('unavailable')
  const checked = checkRewording({ analysis, lines, language }, reply)
  if (!checked.ok) {
    platform.log.warn({ problem: checked.problem, templateVersion: assessment.templateVersion }, 'A model text was not shown')
    return without('not_usable')
  }
  const at = new Date(platform.clock.nowMs())
  const text = { ...wanted, sourceHash, model: model.name, analysis: checked.analysis, at }
  const isKept = await platform.db.transaction(async (tx) => {
    await lockUser(tx, wanted.userId)
    return await saveModelText(tx, text)
  })
  // The assessment was deleted or the consent withdrawn during the call.
  if (!isKept) throw new Refusal(404, 'not_found')
  return { analysis: checked.analysis, model: model.name, reason: null }
}

/** Returns the reply, or null on failure. Logs the reason, never the request. */
export async function answerOf({ log }: Platform, { ask }: Model, question: Parameters<AskModel>[0]): Promise<string | null> {
  try {
    return await ask(question)
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    log.warn({ failure: error.kind }, 'The model did not answer')
    return null
  }
}

async function own({ db, clock }: Platform, { userId, id }: AssessmentKey): Promise<StoredAssessment> {
  const found = await findReported(db, userId, { id, nowMs: clock.nowMs() })
  if (!found) throw new Refusal(404, 'not_found')
  return found.assessment
}

function without(reason: NoModelText): Wording {
  return { analysis: null, model: null, reason }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
