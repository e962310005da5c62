/**
 * The text of one result: the headline, the sentences below it, and the steps, as every page, report and email shows them.
 * All sentences come whole from one dictionary; only numbers, days and months are inserted.
 */
import type { advice as english } from '@ankur/content/words/en/screening/advice'
import { formatDayMonth, formatMonth } from '../analysis/dates.ts'
import { fill } from '../analysis/fill.ts'
import type { Assessment } from '../contract.ts'
import type { Language } from '../language.ts'
import { againMonths, adviceDay } from './advice-dates.ts'
import { isBornEarly } from './advice-facts-of.ts'
import { type AdviceStep, isUrgent } from './advice.ts'

export type AdviceWords = { readonly [Key in keyof typeof english]: string }

/** The part of a stored assessment that the text depends on. */
export type AdviceSource = Pick<
  Assessment,
  'advice' | 'adviceFrom' | 'ages' | 'birthMonth' | 'total' | 'answers' | 'remaining' | 'extra'
> & { readonly instrument: Pick<Assessment['instrument'], 'behaviours'> }

export interface AdviceStepText {
  readonly id: AdviceStep
  readonly title: string
  readonly line: string
}

export interface AdviceText {
  readonly headline: string
  /** The chip above the headline; null if the result is not urgent and the headline is not about a visit. */
  readonly urgency: string | null
  /** The sentences below the headline, with the "few signs" line if it may be shown. */
  readonly sentences: readonly string[]
  /** The number of counted answers; empty if it may not be shown. */
  readonly count: readonly string[]
  readonly wordsRule: string | null
  /** The line for a child born early. */
  readonly early: string | null
  readonly cannotSay: string
  readonly steps: readonly AdviceStepText[]
  /** Extra facts for the doctor; only with a step that leads to a doctor. */
  readonly tell: readonly string[]
}

export function writeAdviceText(sayable: AdviceSource, words: AdviceWords, language: Language): AdviceText {
  const { advice, extra, ages } = sayable
  const values = { ...valuesOf(sayable, language), from: ages.from, to: ages.to, weeks: extra.weeksEarly ?? 0 }
  const say = (key: keyof AdviceWords) => fill(words[key], values)
  const isEarly = isBornEarly(extra)
  const isCounted = extra.weeksEarly !== undefined
  const hasVisit = advice.steps.some((step) => step.startsWith('doctor_'))
  return {
    headline: say(`headline_${advice.headline}`),
    urgency: hasUrgencyChip(sayable) ? say(`urgency_${advice.urgency}`) : null,
    sentences: [
      say(sentenceKey(sayable)),
      // Under the "few signs" headline this line already is the sentence.
      ...(advice.fewLine && advice.headline !== 'few' ? [say(fewLineKey(sayable))] : []),
    ],
    count: advice.count ? countKeys(sayable).map(say) : [],
    wordsRule: advice.wordsRule ? say('words_rule') : null,
    early: isEarly ? say(isCounted ? 'early_line' : 'early_line_uncounted') : null,
    cannotSay: say('cannot_say'),
    steps: advice.steps.map((id) => ({
      id,
      title: say(id === 'again' && values.later !== '' ? 'step_again_two' : `step_${id}`),
      line: say(lineKey(id, advice.steps)),
    })),
    tell: [
      ...advice.tell.map((each) => say(`tell_${each}`)),
      ...(isEarly && hasVisit ? [say(isCounted ? 'tell_early' : 'tell_early_uncounted')] : []),
    ],
  }
}

/** Without urgency, the chip is shown only if the headline is about a visit. */
function hasUrgencyChip({ advice: { urgency, headline } }: AdviceSource): boolean {
  return urgency !== 'routine' || headline === 'about_sibling' || headline === 'age_old'
}

/** While questions are open there is no report yet that could be taken along. */
function lineKey(id: AdviceStep, steps: readonly AdviceStep[]): keyof AdviceWords {
  return id === 'doctor_age' && steps.includes('follow_up') ? 'step_doctor_meanwhile_line' : `step_${id}_line`
}

/** Few signs may not calm a family whose child has lost skills. Only the twenty behaviours are known to be signs of autism. */
function fewLineKey({ advice, instrument: { behaviours } }: AdviceSource): keyof AdviceWords {
  if (isUrgent(advice)) return 'few_line_lost'
  return behaviours === 'own' ? 'few_line_other' : 'few_line'
}

function sentenceKey(sayable: AdviceSource): keyof AdviceWords {
  const { headline, steps } = sayable.advice
  if (headline === 'few') return fewLineKey(sayable)
  return steps.includes('doctor_hearing_loss') ? 'hearing_loss_sentence' : `sentence_${headline}`
}

function countKeys({ total, remaining, advice }: AdviceSource): (keyof AdviceWords)[] {
  // A doctor does want to ask about what the child has lost.
  if (isUrgent(advice) && total === 0) return []
  if (remaining === null) return [total === 0 ? 'count_none' : total === 1 ? 'count_one' : 'count_line']
  if (remaining > 1) return advice.headline === 'some' ? ['count_first'] : ['count_first', 'remaining_more']
  return ['count_first', remaining === 0 ? 'remaining_none' : 'remaining_one']
}

function valuesOf({ advice, adviceFrom, birthMonth, extra, total, answers, remaining, ages }: AdviceSource, language: Language) {
  const startMs = Date.parse(`${adviceFrom}T00:00:00+05:30`)
  const by = adviceDay(advice.urgency, startMs)
  const sibling = extra.siblingAutistic === true
  const [month, later] = againMonths({ birthMonth, sibling, from: ages.from }, startMs)
  return {
    date: by ? formatDayMonth(by, language) : '',
    month: month ? formatMonth(month, language) : '',
    later: later ? formatMonth(later, language) : '',
    total,
    count: answers.length,
    remaining: remaining ?? 0,
  }
}
