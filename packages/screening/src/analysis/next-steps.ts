/**
 * At most five next steps, the most pressing first. Worry and lost skills beat the score; the line for
 * the parents' own stress always closes the list.
 */
import { indiaDay } from '../age.ts'
import type { Extra } from '../extra.ts'
import type { Instrument } from '../instrument.ts'
import type { Texts } from '../language.ts'
import type { Finding } from './assess.ts'
import { nextStepWords as words } from './next-step-words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WALKS_BY_MONTHS = 18

export interface Step {
  readonly words: Texts
  readonly day?: string
  readonly month?: string
}

export interface Result {
  readonly finding: Finding
  readonly extra: Extra
  readonly instrument: Instrument
}

/** The next steps that follow from a result and the optional questions. */
export function nextSteps(result: Result, completedMs: number): Step[] {
  const { finding, extra } = result
  const visit = doctorVisit(finding, extra, completedMs)
  const steps: Step[] = [
    ...(visit ? [visit] : []),
    ...(needsHearingTest(result) ? [{ words: words.hearing }] : []),
    ...(needsEarlyHelp(finding, extra) ? [{ words: words.earlyHelp }] : []),
    // After a follow-up, the doctor of that visit reads of the brother or sister in the answers: five steps are enough.
    ...(extra.siblingAutistic && !(visit && finding.remaining) ? [{ words: words.sibling }] : []),
    // A doctor who is visited anyway sees the walking and the age in the answers.
    ...(visit ? [] : stepsWithoutVisit(result)),
    ...(finding.rescreenMonth ? [{ words: words.answerAgain, month: finding.rescreenMonth }] : []),
  ]
  if (!visit && steps.length < 3) steps.push({ words: words.keepPlaying })
  return [...steps, { words: words.teleManas }]
}

function doctorVisit(finding: Finding, extra: Extra, completedMs: number): Step | null {
  const within = (days: number) => indiaDay(completedMs + days * DAY_MS)
  if (extra.lostSkills) return { words: words.lostSkills, day: within(7) }
  if (finding.outcome === 'see_doctor') return { words: words.seeDoctor, day: within(daysToDoctor(finding, extra)) }
  if (finding.outcome === 'follow_up_due') return { words: words.goThrough, day: within(extra.worried ? 14 : 28) }
  return extra.worried ? { words: words.worried, day: within(14) } : null
}

/** Two weeks for many signs or a worry; up to four when some answers still count after the follow-up. */
function daysToDoctor({ remaining }: Finding, { worried }: Extra): number {
  return remaining === null || worried ? 14 : 28
}

function needsHearingTest({ finding: { band, outcome, counted }, instrument }: Result): boolean {
  if (instrument.behaviours !== 'twenty') return false
  if (outcome === 'see_doctor') return true
  // In the middle band also when name or spoken requests bring no reaction.
  const items = band === 'medium' ? [2, 10, 18] : [2]
  return counted.some((id) => items.includes(id))
}

function needsEarlyHelp({ band, outcome }: Finding, extra: Extra): boolean {
  return outcome === 'see_doctor' || (band === 'medium' && extra.worried === true)
}

function stepsWithoutVisit({ finding, extra: { siblingAutistic }, instrument }: Result): Step[] {
  const { ageMonths, ageApplies, counted, remaining } = finding
  const steps: Step[] = []
  const walksLate =
    instrument.behaviours === 'twenty' &&
    ageMonths !== null &&
    ageMonths >= WALKS_BY_MONTHS &&
    (remaining ?? counted).includes(13)
  if (walksLate) steps.push({ words: words.walking })
  // Those steps lead to a doctor already.
  else if (remaining !== null && !siblingAutistic) steps.push({ words: words.nextVisit })
  if (ageMonths === null) steps.push({ words: words.ageUnknown })
  else if (!ageApplies) steps.push({ words: ageMonths < instrument.ages.from ? words.tooYoung : words.tooOld })
  return steps
}
