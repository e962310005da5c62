/**
 * The follow-up: after a total in the middle band, each item that counted gets more detailed questions.
 *
 * One function walks the flows of those items: answers in, next question out. An item ends when its verdict is known.
 * The follow-up as a whole never ends early, because a complete record helps the doctor.
 */
import type { Branch, Condition, Flow, Step, Verdict } from './follow-up/flow.ts'
import type { FollowUpRule, ItemId } from './instrument.ts'
import type { Outcome } from './outcome.ts'

/** Days after the twenty answers during which the follow-up can be answered. */
const followUpDays = 14

export const followUpStates = ['pending', 'done', 'expired'] as const
export type FollowUpState = (typeof followUpStates)[number]

/** `7.purpose`: item number and step id. */
export type FollowUpQuestionId = string

export interface FollowUpAnswer {
  readonly question: FollowUpQuestionId
  /** The chosen options; an empty list means that none applies. */
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
  /** The answers on the path, in question order. */
  readonly answers: readonly FollowUpAnswer[]
  /** Null if the item has a verdict. */
  readonly next: FollowUpQuestion | null
  /** The verdict from the current answers: a later answer can change it. */
  readonly verdict: Verdict | null
}

/** Walks one item's flow along the answers; answers off the path are ignored. */
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

/** The next question, or null if all are answered. */
export function nextQuestion(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): FollowUpQuestion | null {
  return walks(flows, answers).find(({ next }) => next !== null)?.next ?? null
}

export function isFinished(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): boolean {
  return nextQuestion(flows, answers) === null
}

/** The items that still count, including undecided ones. A follow-up finished before a question was added keeps its result. */
export function remainingItems(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): ItemId[] {
  return walks(flows, answers).flatMap(({ item, verdict }) => (verdict === 'fine' ? [] : [item]))
}

/** The outcome of a finished follow-up, by how many items still count. */
export function finalOutcome(remaining: number, { countsFrom }: FollowUpRule): Exclude<Outcome, 'follow_up_due'> {
  return remaining >= countsFrom ? 'see_doctor' : 'few_signs'
}

/** The answers on the path, in question order. */
export function answersOnPath(flows: readonly Flow[], answers: readonly FollowUpAnswer[]): FollowUpAnswer[] {
  return walks(flows, answers).flatMap((walk) => walk.answers)
}

/** Merges earlier and later answers: the later answer wins, and answers that are no longer on the path are dropped. */
export function mergeFollowUp(
  flows: readonly Flow[],
  before: readonly FollowUpAnswer[],
  given: readonly FollowUpAnswer[],
): FollowUpAnswer[] {
  const stored = before.filter(({ question }) => !given.some((each) => each.question === question))
  return answersOnPath(flows, [...stored, ...given])
}

export type ParsedFollowUp =
  | { ok: true; answers: FollowUpAnswer[] }
  | { ok: false; problem: { code: 'invalid_answers' } | { code: 'wrong_question'; questions: string[] } }

/** Input validation on the server: answers to questions of these items only, each once, with valid options. */
export function parseFollowUp(flows: readonly Flow[], given: readonly FollowUpAnswer[]): ParsedFollowUp {
  const wrong = given.map(({ question }) => question).filter((id) => !questionOf(flows, id))
  if (wrong.length > 0) return { ok: false, problem: { code: 'wrong_question', questions: wrong } }
  const isGood = new Set(given.map(({ question }) => question)).size === given.length && given.every(isAnswerTo(flows))
  return isGood ? { ok: true, answers: [...given] } : { ok: false, problem: { code: 'invalid_answers' } }
}

/** The question with this id, if it belongs to one of these items. */
export function questionOf(flows: readonly Flow[], id: FollowUpQuestionId): FollowUpQuestion | null {
  const flow = flows.find(({ item }) => id.startsWith(`${item}.`))
  const step = flow?.steps.find((each) => id === `${flow.item}.${each.id}`)
  return flow && step ? toQuestion(flow.item, step) : null
}

/** The parent's answer about a hearing test; null unless item 2 of the twenty behaviours was asked. */
export function hearingTest(answers: readonly FollowUpAnswer[]): string | null {
  return answers.find(({ question }) => question === '2.tested')?.chosen[0] ?? null
}

/** The time when the follow-up of answers from `completedMs` expires. */
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
