import { isReviewed } from '@ankur/content/reviews'
import { planFindingOf } from '../plan/plan-finding.ts'
import { planForMonday } from '../plan/plan-for-monday.ts'
import { sayPlan, type SaidFact, type SaidStep } from '../plan/say-plan.ts'
import type { Reported } from './reported.ts'

/** The plan of the summary's page, each step in one paragraph: what, who, where, phone, cost, what to take along. */
export function planLines(reported: Reported): string[] {
  const { assessment, district, planWords, language } = reported
  const steps = planForMonday(planFindingOf(assessment), district)
  return sayPlan(steps, planWords, language).map((step) => lineOf(reported, step))
}

function lineOf(reported: Reported, { id, title, text, facts }: SaidStep): string {
  // Its text tells of a button, and paper has none.
  const said = id === 'follow_up' ? [sentence(title)] : [sentence(title), text]
  return [...said, ...facts.map((fact) => factOf(reported, fact))].join(' ')
}

function factOf({ planWords, language }: Reported, { kind, label, lines, sources }: SaidFact): string {
  const read = [...new Set(sources.map((source) => source.sentence))]
  const isUnchecked = kind === 'where' && sources.length > 0 && !isReviewed('districts')
  const words = sentence(`${label}: ${lines.map(withoutEnd).join('; ')}`, language)
  return [words, ...read, ...(isUnchecked ? [planWords.places.places_unchecked] : [])].join(' ')
}

function withoutEnd(line: string): string {
  return line.replace(/[.।]$/, '')
}

function sentence(words: string, language = 'en'): string {
  if (/[.।?]$/.test(words)) return words
  return `${words}${language === 'en' && !/[\p{Script=Devanagari}\p{Script=Gurmukhi}]/u.test(words) ? '.' : '।'}`
}
