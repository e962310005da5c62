/**
 * The follow-up: after a total of 3 to 7, each item that counted is asked about more closely.
 *
 * One walker reads the flows: answers in, the next question out. An item ends as soon as it is decided; the whole never
 * ends early, since a complete record helps the doctor. Two or more items that still count mean: see a doctor.
 */
import { flowOf } from './follow-up/flows.ts'
import type { Branch, Condition, Step, Verdict } from './follow-up/flow.ts'
import type { ItemId } from './instrument.ts'
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
}

export interface ItemWalk {
  readonly item: ItemId
  /** The answers on the path, in the order in which they were asked. */
  readonly answers: readonly FollowUpAnswer[]
  /** Null when the item is decided. */
  readonly next: FollowUpQuestion | null
  readonly verdict: Verdict | null
}

/** Walks one item's flow along the answers; what lies off the path plays no part. */
export function walkItem(item: ItemId, given: readonly FollowUpAnswer[]): ItemWalk {
  const { steps } = flowOf(item)
  const answers: FollowUpAnswer[] = []
  let verdict: Verdict | null = null
  let step = steps[0]
  while (step) {
    const question = toQuestion(item, step)
    const answer = given.find((each) => each.question === question.id)
    if (!answer) return { item, answers, next: question, verdict: null }
    answers.push(answer)
    const branch = branchOf(step, answer.chosen)
    verdict = branch.verdict ?? verdict
    step = steps.find(({ id }) => id === branch.ask)
  }
  return { item, answers, next: null, verdict }
}

/** The question to ask now, or null when all are answered. */
export function nextQuestion(items: readonly ItemId[], answers: readonly FollowUpAnswer[]): FollowUpQuestion | null {
  return walks(items, answers).find(({ next }) => next !== null)?.next ?? null
}

export function isFinished(items: readonly ItemId[], answers: readonly FollowUpAnswer[]): boolean {
  return nextQuestion(items, answers) === null
}

/** The items that still count: those not yet decided too. */
export function remainingItems(items: readonly ItemId[], answers: readonly FollowUpAnswer[]): ItemId[] {
  return walks(items, answers).flatMap(({ item, verdict }) => (verdict === 'fine' ? [] : [item]))
}

/** The outcome of a finished follow-up, by how many items still count. */
export function finalOutcome(remaining: number): Exclude<Outcome, 'follow_up_due'> {
  return remaining >= 2 ? 'see_doctor' : 'few_signs'
}

/** The answers that lie on the path, in the order of the questions. */
export function answersOnPath(items: readonly ItemId[], answers: readonly FollowUpAnswer[]): FollowUpAnswer[] {
  return walks(items, answers).flatMap((walk) => walk.answers)
}

/** Earlier answers with later ones: the same question takes the later answer, and what no longer lies on the path goes. */
export function mergeFollowUp(
  items: readonly ItemId[],
  before: readonly FollowUpAnswer[],
  given: readonly FollowUpAnswer[],
): FollowUpAnswer[] {
  const kept = before.filter(({ question }) => !given.some((each) => each.question === question))
  return answersOnPath(items, [...kept, ...given])
}

export type ParsedFollowUp =
  | { ok: true; answers: FollowUpAnswer[] }
  | { ok: false; problem: { code: 'invalid_answers' } | { code: 'wrong_question'; questions: string[] } }

/** The server's border: answers to questions of these items only, each once, with options that the question has. */
export function parseFollowUp(items: readonly ItemId[], given: readonly FollowUpAnswer[]): ParsedFollowUp {
  const wrong = given.map(({ question }) => question).filter((id) => !questionOf(items, id))
  if (wrong.length > 0) return { ok: false, problem: { code: 'wrong_question', questions: wrong } }
  const isGood = new Set(given.map(({ question }) => question)).size === given.length && given.every(isAnswerTo(items))
  return isGood ? { ok: true, answers: [...given] } : { ok: false, problem: { code: 'invalid_answers' } }
}

/** The question of one id, if it belongs to one of these items. */
export function questionOf(items: readonly ItemId[], id: FollowUpQuestionId): FollowUpQuestion | null {
  const item = items.find((each) => id.startsWith(`${each}.`))
  const step = item && flowOf(item).steps.find((each) => id === `${item}.${each.id}`)
  return step ? toQuestion(item, step) : null
}

/** What the parent said of a hearing test; null unless item 2 was asked about. */
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

function walks(items: readonly ItemId[], answers: readonly FollowUpAnswer[]): ItemWalk[] {
  return items.map((item) => walkItem(item, answers))
}

function toQuestion(item: ItemId, { id, kind, options }: Step): FollowUpQuestion {
  return { id: `${item}.${id}`, item, kind, options }
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

function isAnswerTo(items: readonly ItemId[]): (answer: FollowUpAnswer) => boolean {
  return ({ question: id, chosen }) => {
    const question = questionOf(items, id)
    if (!question || new Set(chosen).size !== chosen.length) return false
    const isCountRight = question.kind === 'many' || chosen.length === 1
    return isCountRight && chosen.every((option) => question.options.includes(option))
  }
}
