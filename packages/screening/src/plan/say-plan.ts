import { fill, type Words } from '@ankur/content'
import type { CheckedSource } from '@ankur/content/checked-source'
import type { Place } from '@ankur/content/districts'
import type { places as englishPlaces } from '@ankur/content/words/en/places'
import type { plan as english } from '@ankur/content/words/en/plan'
import { formatMonth } from '../analysis/dates.ts'
import type { Language } from '../language.ts'
import type { PlanStep, PlanStepId } from './plan-for-monday.ts'

export interface PlanWords {
  readonly plan: Words<typeof english>
  readonly places: Words<typeof englishPlaces>
}

export interface SaidFact {
  readonly kind: 'who' | 'where' | 'phone' | 'cost' | 'take' | 'tell'
  readonly label: string
  readonly lines: readonly string[]
  /** Where it was read, with how old that is. */
  readonly sources: readonly { readonly sentence: string; readonly citation: string; readonly url: string }[]
}

export interface SaidStep {
  readonly id: PlanStepId
  readonly title: string
  readonly text: string
  readonly facts: readonly SaidFact[]
}

/** A plan as sentences in one language, for the page, the print and the report. */
export function sayPlan(steps: readonly PlanStep[], words: PlanWords, language: Language): SaidStep[] {
  return steps.map((step) => ({
    id: step.id,
    title: fill(words.plan[step.id], { month: step.month ? formatMonth(step.month, language) : '' }),
    text: words.plan[`${step.id}_text`],
    facts: factsOf(step, words, language).filter(({ lines }) => lines.length > 0),
  }))
}

function factsOf(step: PlanStep, { plan, places }: PlanWords, language: Language): SaidFact[] {
  const { who, where, helpline, cost, take, tell } = step
  const fact = (kind: SaidFact['kind'], lines: readonly string[], sources: SaidFact['sources'] = []): SaidFact => {
    return { kind, label: plan[kind], lines, sources }
  }
  const cited = (sentence: string) => (source: CheckedSource) => {
    const { citation, url } = source
    return { sentence: fill(sentence, { month: monthOf(source, language) }), citation, url }
  }
  const rows = step.places
  return [
    fact('who', who ? [plan[`who_${who}`]] : []),
    rows.length > 0
      ? fact(
          'where',
          rows.flatMap((place) => placeLines(place, places, language)),
          rows.map(({ source }) => cited(places.place_source)(source)),
        )
      : fact('where', where ? [plan[`where_${where}`]] : []),
    fact('phone', helpline ? [helpline.number] : [], helpline ? [cited(places.number_source)(helpline.source)] : []),
    fact('cost', cost ? [plan[`cost_${cost}`]] : []),
    fact(
      'take',
      take.map((paper) => plan[`take_${paper}`]),
    ),
    fact(
      'tell',
      tell.map((thing) => fill(plan[`tell_${thing}`], { weeks: step.weeksEarly ?? '' })),
    ),
  ]
}

function placeLines({ district, name, kind }: Place, places: PlanWords['places'], language: Language): string[] {
  return [district[language], name[language], places[kind]]
}

/** As far as the source says: a month, or only its year. */
function monthOf({ publishedOn, checkedOn }: CheckedSource, language: Language): string {
  const date = publishedOn ?? checkedOn
  return date.length > 4 ? formatMonth(date, language) : date
}
