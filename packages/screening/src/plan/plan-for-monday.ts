/**
 * What a family can do from Monday on: at most five steps, the pressing one first, each with who, where, what it costs
 * and what to take along. Lost skills and a parent's worry come before the count, which they never change; a line for
 * the parents themselves closes the list. Words-free: `sayPlan` turns it into sentences.
 */
import { placesOf, type Place } from '@ankur/content/districts'
import { type Helpline, helplines } from '@ankur/content/helplines'
import { firstMonths, type Month } from '../age.ts'
import { earlyFromWeeks, type Extra } from '../extra.ts'
import type { FollowUpState } from '../follow-up.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import type { Outcome } from '../outcome.ts'

export interface PlanFinding {
  /** Only of the twenty behaviours is it known what an item is about. */
  readonly behaviours: Instrument['behaviours']
  readonly outcome: Outcome
  /** Null when the result has no follow-up. */
  readonly followUp: FollowUpState | null
  readonly ageMonths: number | null
  readonly ageApplies: boolean | null
  /** The items of the twenty answers that counted, and those that count now. */
  readonly counted: readonly ItemId[]
  readonly counting: readonly ItemId[]
  readonly extra: Extra
  readonly rescreenMonth: Month | null
}

export type PlanStepId =
  | 'lost_skills'
  | 'follow_up'
  | 'child_doctor'
  | 'closer_look'
  | 'go_through'
  | 'worried'
  | 'still_worried'
  | 'sibling'
  | 'deic'
  | 'hearing'
  | 'walking'
  | 'next_visit'
  | 'too_young'
  | 'too_old'
  | 'again'
  | 'watch'
  | 'play'
  | 'tele_manas'

export interface PlanStep {
  readonly id: PlanStepId
  readonly who: 'child_doctor' | 'centre' | 'doctor_or_centre' | 'health_worker' | 'listener' | null
  readonly where: 'doctor' | 'district_hospital' | 'health_centre' | 'here' | null
  /** Of the chosen district, in place of `where`. */
  readonly places: readonly Place[]
  readonly helpline: Helpline | null
  readonly cost: 'ask' | 'programme' | 'free' | null
  readonly take: readonly ('summary' | 'health_papers' | 'growth_card' | 'questions')[]
  /** What a doctor should hear beside the answers. */
  readonly tell: readonly ('sibling' | 'weeks_early')[]
  readonly weeksEarly: number | null
  readonly month: Month | null
}

const mostSteps = 5
/** From here on a child who does not walk alone should be seen, whatever the number. */
const walksByMonths = 18

/** The plan for a result and a district, an id of `districts`; null for any other district. */
export function planForMonday(finding: PlanFinding, districtId: string | null): PlanStep[] {
  const found = [...visitIds(finding), ...otherIds(finding)]
  const first = found.slice(0, mostSteps - 1)
  const ids: PlanStepId[] = [...first, ...(first.length < mostSteps - 1 ? (['play'] as const) : []), 'tele_manas']
  const steps = ids.map((id) => toStep(id, finding, districtId))
  return withThingsToTell(steps, finding)
}

/** Whether the plan sends to a place of the district, so that asking for the district makes sense. */
export function needsDistrict(steps: readonly PlanStep[]): boolean {
  return steps.some(({ id }) => id === 'deic')
}

function visitIds(finding: PlanFinding): PlanStepId[] {
  const { outcome, followUp, extra } = finding
  if (followUp === 'pending') return [...lostSkills(extra), 'follow_up', extra.worried ? 'worried' : 'still_worried']
  const visit = doctorVisit(finding)
  const helps = outcome === 'see_doctor' || (outcome === 'follow_up_due' && extra.worried === true)
  return [
    ...(visit ? [visit] : []),
    ...(helps ? (['deic'] as const) : []),
    ...(needsHearingTest(finding) ? (['hearing'] as const) : []),
  ]
}

function doctorVisit({ outcome, followUp, extra }: PlanFinding): PlanStepId | null {
  if (extra.lostSkills) return 'lost_skills'
  if (outcome === 'see_doctor') return followUp === null ? 'child_doctor' : 'closer_look'
  if (outcome === 'follow_up_due') return 'go_through'
  return extra.worried ? 'worried' : null
}

function lostSkills({ lostSkills: lost }: Extra): PlanStepId[] {
  return lost ? ['lost_skills'] : []
}

/** Whenever hearing was in doubt; in the middle band also when name or spoken requests bring no reaction. */
function needsHearingTest({ behaviours, outcome, followUp, counted }: PlanFinding): boolean {
  if (outcome === 'see_doctor') return true
  const items = followUp === null ? [2] : [2, 10, 18]
  return behaviours === 'twenty' && counted.some((id) => items.includes(id))
}

function otherIds(finding: PlanFinding): PlanStepId[] {
  const { outcome, followUp, ageApplies, rescreenMonth } = finding
  if (followUp === 'pending' || outcome !== 'few_signs') return []
  const again: PlanStepId[] = rescreenMonth ? ['again'] : []
  // A doctor who is visited anyway sees the walking and the age in the answers.
  if (doctorVisit(finding)) return again
  const watch: PlanStepId[] = again.length === 0 && ageApplies !== false ? ['watch'] : []
  return [
    ...reasonsToAsk(finding),
    ...again,
    ...watch,
    'still_worried',
    ...(followUp === 'done' ? (['next_visit'] as const) : []),
  ]
}

function reasonsToAsk({ behaviours, ageMonths, ageApplies, counting, extra }: PlanFinding): PlanStepId[] {
  const shouldWalk = ageMonths !== null && ageMonths >= walksByMonths && behaviours === 'twenty'
  const isOutside = ageMonths !== null && ageApplies === false
  return [
    ...(extra.siblingAutistic ? (['sibling'] as const) : []),
    ...(shouldWalk && counting.includes(13) ? (['walking'] as const) : []),
    ...(isOutside ? [ageMonths < firstMonths ? ('too_young' as const) : ('too_old' as const)] : []),
  ]
}

type Facts = Pick<PlanStep, 'who' | 'where' | 'cost' | 'take'>

const doctor: Facts = { who: 'child_doctor', where: 'doctor', cost: 'ask', take: ['summary', 'health_papers', 'questions'] }
const family: Facts = { who: null, where: null, cost: null, take: [] }

const facts: Readonly<Record<PlanStepId, Facts>> = {
  lost_skills: doctor,
  follow_up: { ...family, where: 'here', cost: 'free' },
  child_doctor: doctor,
  closer_look: doctor,
  go_through: doctor,
  worried: doctor,
  still_worried: family,
  sibling: doctor,
  deic: { who: 'centre', where: 'district_hospital', cost: 'programme', take: ['summary', 'health_papers'] },
  hearing: { ...doctor, who: 'doctor_or_centre', where: null, take: [] },
  walking: doctor,
  next_visit: { ...doctor, take: ['summary', 'health_papers'] },
  too_young: { who: 'health_worker', where: 'health_centre', cost: null, take: ['growth_card'] },
  too_old: doctor,
  again: family,
  watch: family,
  play: family,
  tele_manas: { who: 'listener', where: null, cost: 'free', take: [] },
}

function toStep(id: PlanStepId, { rescreenMonth, extra }: PlanFinding, districtId: string | null): PlanStep {
  return {
    id,
    ...facts[id],
    places: id === 'deic' && districtId !== null ? placesOf(districtId) : [],
    helpline: id === 'tele_manas' ? (helplines.find((line) => line.id === 'tele_manas') ?? null) : null,
    tell: [],
    weeksEarly: extra.weeksEarly ?? null,
    month: id === 'again' ? rescreenMonth : null,
  }
}

/** The first doctor of the plan hears of a brother or sister and of an early birth. */
function withThingsToTell(steps: readonly PlanStep[], { extra }: PlanFinding): PlanStep[] {
  const first = steps.findIndex(({ id, who }) => who === 'child_doctor' || id === 'still_worried')
  const isStep = steps.some(({ id }) => id === 'sibling')
  const tell: PlanStep['tell'] = [
    ...(extra.siblingAutistic && !isStep ? (['sibling'] as const) : []),
    ...((extra.weeksEarly ?? 0) >= earlyFromWeeks ? (['weeks_early'] as const) : []),
  ]
  return steps.map((step, index) => (index === first ? { ...step, tell } : step))
}
