/** Test helper: a stored assessment as the server creates it, from the items that count and the extra answers. */
import { adviceOf } from '../advice/advice-of.ts'
import { assess, assessAfterFollowUp, type FinishedFollowUp } from './assess.ts'
import { type CompleteSheet, toResponses } from '../answers.ts'
import { correctedAge } from '../child.ts'
import type { StoredAssessment } from '../contract.ts'
import type { OptionalAnswers } from '../optional-answers.ts'
import { followUpEndMs, type FollowUpAnswer, type FollowUpState, nextQuestion } from '../follow-up.ts'
import { flowsOf } from '../follow-up/flows.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import type { Language } from '../language.ts'
import { plainWords } from '../texts/every-language.ts'

export const testCompletedMs = Date.parse('2026-03-14T09:00:00Z')
export const testDoneMs = Date.parse('2026-03-20T09:00:00Z')

export interface StoredCase {
  readonly instrument?: Instrument
  readonly counted?: readonly ItemId[]
  readonly birthMonth?: string | null
  readonly extra?: OptionalAnswers
  readonly language?: Language
  /** The items that a finished follow-up left; if absent, the follow-up of a middle total is due. */
  readonly remaining?: readonly ItemId[] | undefined
  readonly isExpired?: boolean
  readonly completedMs?: number
}

export function sheetCounting({ items }: Pick<Instrument, 'items'>, counted: readonly ItemId[]): CompleteSheet {
  const answers = items.map(({ id, concernAnswer }) => [id, counted.includes(id) === (concernAnswer === 'yes') ? 'yes' : 'no'])
  return Object.fromEntries(answers) as unknown as CompleteSheet
}

export function storedAssessment(given: StoredCase = {}): {
  readonly assessment: StoredAssessment
  readonly followUp: FinishedFollowUp | null
} {
  const { instrument = plainWords, counted = [], birthMonth = '2024-09', extra = {}, language = 'en' } = given
  const { remaining: left, isExpired = false, completedMs = testCompletedMs } = given
  const sheet = sheetCounting(instrument, counted)
  const input = { instrument, sheet, birthMonth, completedMs }
  const followUp = left ? { answers: followUpLeaving(instrument, counted, left), doneMs: testDoneMs } : null
  const { outcome, remaining, ...found } = followUp ? assessAfterFollowUp(input, followUp) : assess(input)
  const state: FollowUpState | null = followUp ? 'done' : outcome === 'follow_up_due' ? (isExpired ? 'expired' : 'pending') : null
  const untilMs = followUpEndMs(completedMs)
  const { id, version, official, behaviours, ages } = instrument
  const advised = { behaviours, ages, outcome, followUp: state, ageMonths: found.ageMonths, counted, remaining, extra }
  const times = { birthMonth, completedMs, doneMs: followUp?.doneMs ?? null, untilMs }
  const assessment: StoredAssessment = {
    id: '6e3ff5d6-4d0c-4a60-8f51-2f7e2f9f6d35',
    completed_at: new Date(completedMs).toISOString(),
    total: found.total,
    band: found.band,
    outcome,
    remaining: remaining?.length ?? null,
    followUp: state && { state, until: new Date(untilMs).toISOString() },
    ageMonths: found.ageMonths,
    ageApplies: found.ageApplies,
    birthMonth,
    childId: null,
    instrument: { id, version, official, behaviours },
    language,
    templateVersion: '1',
    ...adviceOf({ ...advised, followUpAnswers: followUp?.answers ?? [] }, times),
    ages: { ...ages },
    answers: toResponses(sheet),
    countedItems: [...counted],
    remainingItems: remaining && [...remaining],
    extra,
    correctedMonths: correctedAge(found.ageMonths, extra.weeksEarly),
    analysis: '',
  }
  return { assessment, followUp }
}

/** A finished follow-up after which exactly these items still count. */
export function followUpLeaving(
  instrument: Instrument,
  counted: readonly ItemId[],
  left: readonly ItemId[],
): readonly FollowUpAnswer[] {
  const answers: FollowUpAnswer[] = []
  const flows = flowsOf(instrument, counted)
  for (let next = nextQuestion(flows, answers); next; next = nextQuestion(flows, answers)) {
    answers.push({ question: next.id, chosen: chosenFor(next, !left.includes(next.item)) })
  }
  return answers
}

interface StoredOptions {
  readonly id: string
  readonly kind: 'one' | 'many'
  readonly options: readonly string[]
}

/** For a fine item, the first example, or the denial for items 2, 5 and 12; for a counting item, no option or "cannot tell". */
function chosenFor({ id, kind, options }: StoredOptions, isFine: boolean): readonly string[] {
  if (kind === 'one' && isFine)
    return [options.find((option) => option === (id.startsWith('2.') ? 'no' : 'yes')) ?? options[0] ?? '']
  if (kind === 'one') return [id.startsWith('2.') ? 'yes' : (options.find((option) => option !== 'yes') ?? '')]
  if (id === '12.sounds') return isFine ? [] : options
  if (id === '15.what') return isFine ? options : []
  return isFine ? options.slice(0, 1) : []
}
