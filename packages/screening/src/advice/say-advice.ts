/**
 * One result in words: the headline, what stands under it, and the steps, as every page, paper and mail shows them.
 * Whole sentences from one dictionary; only numbers, days and months are put in.
 */
import type { advice as english } from '@ankur/content/words/en/screening/advice'
import { formatDayMonth, formatMonth } from '../analysis/dates.ts'
import { fill } from '../analysis/fill.ts'
import type { Assessment } from '../contract.ts'
import type { Language } from '../language.ts'
import { againMonths, adviceDay } from './advice-dates.ts'
import { isSaidEarly } from './advice-facts-of.ts'
import type { AdviceStep } from './advice.ts'

export type AdviceWords = { readonly [Key in keyof typeof english]: string }

/** What of a stored assessment the words depend on. */
export type Sayable = Pick<
  Assessment,
  'advice' | 'adviceFrom' | 'ages' | 'birthMonth' | 'total' | 'answers' | 'remaining' | 'extra'
> & { readonly instrument: Pick<Assessment['instrument'], 'behaviours'> }

export interface SaidStep {
  readonly id: AdviceStep
  readonly title: string
  readonly line: string
}

export interface SaidAdvice {
  readonly headline: string
  /** The chip above the headline; null where nothing presses and no visit is the point. */
  readonly urgency: string | null
  /** The sentence under the headline, and the line of few signs where it may be said. */
  readonly sentences: readonly string[]
  /** How many answers counted; empty where it may not be said. */
  readonly count: readonly string[]
  readonly wordsRule: string | null
  /** For a child born early. */
  readonly early: string | null
  readonly cannotSay: string
  readonly steps: readonly SaidStep[]
  /** What to say to the doctor besides; with a doctor's step only. */
  readonly tell: readonly string[]
}

export function sayAdvice(sayable: Sayable, words: AdviceWords, language: Language): SaidAdvice {
  const { advice, extra, ages } = sayable
  const values = { ...valuesOf(sayable, language), from: ages.from, to: ages.to, weeks: extra.weeksEarly ?? 0 }
  const say = (key: keyof AdviceWords) => fill(words[key], values)
  const isEarly = isSaidEarly(extra)
  const isCounted = extra.weeksEarly !== undefined
  const hasVisit = advice.steps.some((step) => step.startsWith('doctor_'))
  return {
    headline: say(`headline_${advice.headline}`),
    urgency: isUrgencySaid(sayable) ? say(`urgency_${advice.urgency}`) : null,
    sentences: [
      say(sentenceKey(sayable)),
      // Under the headline of few signs the line is the sentence.
      ...(advice.fewLine && advice.headline !== 'few' ? [say(fewLineKey(sayable))] : []),
    ],
    count: advice.count ? countKeys(sayable).map(say) : [],
    wordsRule: advice.wordsRule ? say('words_rule') : null,
    early: isEarly ? say(isCounted ? 'early_line' : 'early_line_uncounted') : null,
    cannotSay: say('cannot_say'),
    steps: advice.steps.map((id) => ({
      id,
      title: say(id === 'again' && values.later !== '' ? 'step_again_two' : `step_${id}`),
      line: say(`step_${id}_line`),
    })),
    tell: [
      ...advice.tell.map((each) => say(`tell_${each}`)),
      ...(isEarly && hasVisit ? [say(isCounted ? 'tell_early' : 'tell_early_uncounted')] : []),
    ],
  }
}

/** Where nothing presses, a chip stands only for a visit that is the point of the headline. */
function isUrgencySaid({ advice: { urgency, headline } }: Sayable): boolean {
  return urgency !== 'routine' || headline === 'about_sibling' || headline === 'age_old'
}

/** Only of the twenty behaviours is it known that they are signs of autism. */
function fewLineKey({ instrument: { behaviours } }: Sayable): keyof AdviceWords {
  return behaviours === 'own' ? 'few_line_other' : 'few_line'
}

function sentenceKey(sayable: Sayable): keyof AdviceWords {
  const { headline, steps } = sayable.advice
  if (headline === 'few') return fewLineKey(sayable)
  return steps.includes('doctor_hearing_loss') ? 'hearing_loss_sentence' : `sentence_${headline}`
}

function countKeys({ total, remaining, advice }: Sayable): (keyof AdviceWords)[] {
  if (remaining === null) return [total === 0 ? 'count_none' : total === 1 ? 'count_one' : 'count_line']
  if (remaining > 1) return advice.headline === 'some' ? ['count_first'] : ['count_first', 'remaining_more']
  return ['count_first', remaining === 0 ? 'remaining_none' : 'remaining_one']
}

function valuesOf({ advice, adviceFrom, birthMonth, extra, total, answers, remaining, ages }: Sayable, language: Language) {
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
