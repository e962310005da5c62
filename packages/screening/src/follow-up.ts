/**
 * The follow-up: after a total in the middle band, each item that counted is asked about more closely.
 *
 * One walker reads the flows of those items: answers in, the next question out. An item ends as soon as it is decided; the
 * whole never ends early, since a complete record helps the doctor.
 */
import type { Branch, Condition, Flow, Step, Verdict } from './follow-up/flow.ts'
import type { FollowUpRule, ItemId } from './instrument.ts'
import type { Outcome } from './outcome.ts'

/** For so long after the twenty answers the follow-up can be answered. */
const followUpDays = 14

export const followUpStates = ['pending', 'done', 'expired'] as const
export type FollowUpState = (typeof followUpStates)[number]

/** `7.purpose`: the item and its step. */
export type FollowUpQuestionId = string

export interface FollowUpAnswer {
  readonly question: FollowUpQuestionId
  /** The chosen options; an empty list says that none of them is so. */
  readonly chosen: readonly string[]
}

export interface FollowUpQuestion {
  readonly id: FollowUpQuestionId
  readonly item: ItemId
  readonly kind: Step['kind']
  readonly options: readonly string[]
  readonly words?: Step['words']
}

export interface ItemWalk {
  readonly item: ItemId
  /** The answers on the path, in the order in which they were asked. */
  readonly answers: readonly FollowUpAnswer[]
  /** Null when the item is decided. */
  readonly next: FollowUpQuestion | null
  /** As far as the answers say: a later one may change it. */
  readonly verdict: Verdict | null
}

/** Walks one item's flow along the answers; what lies off the path plays no part. */
export function walkItem({ item, steps }: Flow, given: readonly FollowUpAnswer[]): ItemWalk {
  const answers: FollowUpAnswer[] = []
  let verdict: Verdict | null = null
  let step = steps[0]
  while (step) {
    const question = toQuestion(item, step)
    const answer = given.find((each) => each.question === question.id)
    if (!answer) return { item, answers, next: question, verdict }
    answers.push(answer)
    const branch = branchOf(step, answer.chosen)
    verdict = branch.verdict ?? verdict
    step = steps.find(({ id }) => id === branch.ask)
  }
  return { item, answers, next: null, verdict }
}

/** The question to ask now, or null when all are answered. */
export function nextQuestion(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): FollowUpQuestion | null {
  return walks(flows, answers).find(({ next }) => next !== null)?.next ?? null
}

export function isFinished(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): boolean {
  return nextQuestion(flows, answers) === null
}

/** The items that still count: those not yet decided too. A follow-up that was finished before a question was added stays as it was. */
export function remainingItems(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): ItemId[] {
  return walks(flows, answers).flatMap(({ item, verdict }) => (verdict === 'fine' ? [] : [item]))
}

/** The outcome of a finished follow-up, by how many items still count. */
export function finalOutcome(remaining: number, { countsFrom }: FollowUpRule): Exclude<Outcome, 'follow_up_due'> {
  return remaining >= countsFrom ? 'see_doctor' : 'few_signs'
}

/** The answers that lie on the path, in the order of the questions. */
export function answersOnPath(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): FollowUpAnswer[] {
  return walks(flows, answers).flatMap((walk) => walk.answers)
}

/** Earlier answers with later ones: the same question takes the later answer, and what no longer lies on the path goes. */
export function mergeFollowUp(
  flows: readonly Flow[],
  before: readonly FollowUpAnswer[],
  given: readonly FollowUpAnswer[],
): FollowUpAnswer[] {
  const kept = before.filter(({ question }) => !given.some((each) => each.question === question))
  return answersOnPath(flows, [...kept, ...given])
}

export type ParsedFollowUp =
  | { ok: true; answers: FollowUpAnswer[] }
  | { ok: false; problem: { code: 'invalid_answers' } | { code: 'wrong_question'; questions: string[] } }

/** The server's border: answers to questions of these items only, each once, with options that the question has. */
export function parseFollowUp(flows: readonly Flow[], given: readonly FollowUpAnswer[]): ParsedFollowUp {
  const wrong = given.map(({ question }) => question).filter((id) => !questionOf(flows, id))
  if (wrong.length > 0) return { ok: false, problem: { code: 'wrong_question', questions: wrong } }
  const isGood = new Set(given.map(({ question }) => question)).size === given.length && given.every(isAnswerTo(flows))
  return isGood ? { ok: true, answers: [...given] } : { ok: false, problem: { code: 'invalid_answers' } }
}

/** The question of one id, if it belongs to one of these items. */
export function questionOf(flows: readonly Flow[], id: FollowUpQuestionId): FollowUpQuestion | null {
  const flow = flows.find(({ item }) => id.startsWith(`${item}.`))
  const step = flow?.steps.find((each) => id === `${flow.item}.${each.id}`)
  return flow && step ? toQuestion(flow.item, step) : null
}

/** What the parent said of a hearing test; null unless item 2 of the twenty behaviours was asked about. */
export function hearingTest(answers: readonly FollowUpAnswer[]): string | null {
  return answers.find(({ question }) => question === '2.tested')?.chosen[0] ?? null
}

/** When a follow-up ends that was made possible at this moment. */
export function followUpEndMs(completedMs: number): number {
  return completedMs + followUpDays * 24 * 60 * 60 * 1000
}

export function followUpState(
  { remaining, untilMs }: { readonly remaining: number | null; readonly untilMs: number },
  nowMs: number,
): FollowUpState {
  if (remaining !== null) return 'done'
  return nowMs < untilMs ? 'pending' : 'expired'
}

function walks(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): ItemWalk[] {
  return flows.map((flow) => walkItem(flow, answers))
}

function toQuestion(item: ItemId, { id, kind, options, words }: Step): FollowUpQuestion {
  return { id: `${item}.${id}`, item, kind, options, ...(words && { words }) }
}

function branchOf({ id, branches }: Step, chosen: readonly string[]): Branch {
  const branch = branches.find((each) => !each.if || holds(each.if, chosen))
  if (!branch) throw new Error(`step ${id} has no branch for its answer`)
  return branch
}

function holds({ any, atLeast = 1, none }: Condition, chosen: readonly string[]): boolean {
  const isNone = !none?.some((option) => chosen.includes(option))
  return isNone && (!any || any.filter((option) => chosen.includes(option)).length >= atLeast)
}

function isAnswerTo(flows: readonly Flow[]): (answer: FollowUpAnswer) => boolean {
  return ({ question: id, chosen }) => {
    const question = questionOf(flows, id)
    if (!question || new Set(chosen).size !== chosen.length) return false
    const isCountRight = question.kind === 'many' || chosen.length === 1
    return isCountRight && chosen.every((option) => question.options.includes(option))
  }
}
