/** Derives the facts of the decision table from one stored screening. */
import { earlyFromWeeks, type OptionalAnswers } from '../optional-answers.ts'
import { type FollowUpAnswer, type FollowUpState, hearingTest } from '../follow-up.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import type { Outcome } from '../outcome.ts'
import type { AdviceFacts } from './advice-facts.ts'

/** The input of the advice; a stored assessment contains all of it. */
export interface AdviceInput {
  /** The items about hearing and walking are known only for the twenty behaviours. */
  readonly behaviours: Instrument['behaviours']
  readonly ages: Instrument['ages']
  readonly outcome: Outcome
  /** Null if the result has no follow-up. */
  readonly followUp: FollowUpState | null
  /** The answers given so far. */
  readonly followUpAnswers: readonly FollowUpAnswer[]
  readonly ageMonths: number | null
  readonly counted: readonly ItemId[]
  /** Null until the follow-up is finished. */
  readonly remaining: readonly ItemId[] | null
  readonly extra: OptionalAnswers
}

const items = { hearing: 2, name: 10, walking: 13, request: 18 }

export function adviceFactsOf(advised: AdviceInput): AdviceFacts {
  const { extra, counted, remaining, behaviours } = advised
  return {
    outcome: outcomeOf(advised),
    lost: lostOf(extra),
    worry: extra.worried === true,
    sibling: extra.siblingAutistic === true,
    hearing: hearingOf(advised),
    walks: behaviours === 'own' || !(remaining ?? counted).includes(items.walking),
    age: ageOf(advised),
  }
}

/** Whether the birth was early enough to mention it. It changes nothing else. */
export function isBornEarly({ bornEarly, weeksEarly }: OptionalAnswers): boolean {
  return weeksEarly === undefined ? bornEarly === true : weeksEarly >= earlyFromWeeks
}

function outcomeOf({ outcome, followUp, remaining }: AdviceInput): AdviceFacts['outcome'] {
  if (outcome === 'follow_up_due') return followUp === 'expired' ? 'expired' : 'due'
  if (outcome === 'few_signs') return remaining === null ? 'few' : 'few_after'
  return remaining === null ? 'see_many' : 'see_after'
}

/** A skill selected as lost counts even if the main question was not answered; answering "no" to it withdraws the skill. */
function lostOf({ lostSkills, lostWhat = [] }: OptionalAnswers): AdviceFacts['lost'] {
  if (lostSkills === false) return 'no'
  if (lostWhat.includes('movement')) return 'movement'
  return lostSkills || lostWhat.length > 0 ? 'some' : 'no'
}

/** A hearing test reported in the follow-up replaces the one reported with the twenty answers. */
function hearingOf({ behaviours, counted, extra, followUpAnswers }: AdviceInput): AdviceFacts['hearing'] {
  const followUpTest = behaviours === 'twenty' ? hearingTest(followUpAnswers) : null
  const reportedTest = followUpTest === null || followUpTest === 'not_tested' ? extra.hearingTested : followUpTest
  if (reportedTest === 'loss' || reportedTest === 'low' || reportedTest === 'unclear') return 'loss'
  if (reportedTest === 'normal') return 'normal'
  if (behaviours === 'own') return 'none'
  if (counted.includes(items.hearing)) return 'doubt'
  return counted.includes(items.name) || counted.includes(items.request) ? 'ask' : 'none'
}

/** For a custom form, the only age rules are those for a child who is too young or too old for it. */
function ageOf({ behaviours, ages, ageMonths }: AdviceInput): AdviceFacts['age'] {
  if (ageMonths === null) return 'unknown'
  if (ageMonths < ages.from) return 'under16'
  if (ageMonths > ages.to) return 'over30'
  if (behaviours === 'own' || ageMonths >= 24) return 'm24_30'
  return ageMonths >= 18 ? 'm18_23' : 'm16_17'
}
