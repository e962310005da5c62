/** The state of one follow-up in this page: the parent's answers, the server's state, and the unsent answers. */
import type { FollowUpReply, StoredAssessment } from '@ankur/screening/contract'
import { answersOnPath, type FollowUpAnswer, mergeFollowUp, nextQuestion } from '@ankur/screening/follow-up'
import type { Flow } from '@ankur/screening/follow-up/flow'
import { type StoredFollowUpState, unsentAfter, withUnsent } from './stored-follow-up.ts'
import { flowsOf } from '@ankur/screening/follow-up/flows'
import { twentyBehaviours } from '@ankur/screening/item-keys'

export type EndedFollowUp =
  /** Not this family's, or an assessment without follow-up questions. */
  | { readonly kind: 'gone' }
  /** Of a form that is no longer used here: its answers stay, its questions cannot be asked. */
  | { readonly kind: 'other' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'finished'; readonly assessment: StoredAssessment | null }

/** Where the answers are now; `waiting` ones are on the phone until there is a connection, `nowhere` only in this page. */
export type AnswersLocation = 'account' | 'sending' | 'waiting' | 'nowhere'

export interface OpenFollowUp {
  readonly kind: 'open'
  readonly flows: readonly Flow[]
  readonly answers: readonly FollowUpAnswer[]
  readonly kept: AnswersLocation
}

/** What the page shows. */
export type FollowUpView = { readonly kind: 'loading' } | { readonly kind: 'failed' } | EndedFollowUp | OpenFollowUp

export interface FollowUpState {
  /** Null until the phone or the server has provided one. */
  readonly kept: StoredFollowUpState | null
  /** Whether the phone could store `kept`. */
  readonly isStored: boolean
  readonly where: Exclude<AnswersLocation, 'nowhere'>
  readonly hasFailed: boolean
  /** A final state. */
  readonly end: EndedFollowUp | null
}

export type FollowUpEvent =
  /** The page opens, the connection is back, or the parent retries. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'answered'; readonly answer: FollowUpAnswer }
  /** The phone stored the answers, or failed to. */
  | { readonly kind: 'stored'; readonly isStored: boolean }
  /** `sent` are the answers in the request that the server responded to. */
  | {
      readonly kind: 'replied'
      readonly reply: FollowUpReply
      readonly sent: readonly FollowUpAnswer[]
      readonly of: Pick<StoredFollowUpState, 'userId' | 'assessmentId'>
    }
  /** `code`: a code of the error catalogue, or null without a response. */
  | { readonly kind: 'failed'; readonly code: string | null }

export function firstFollowUp(kept: StoredFollowUpState | null): FollowUpState {
  return { kept, isStored: true, where: 'account', hasFailed: false, end: null }
}

export function nextFollowUp(state: FollowUpState, event: FollowUpEvent): FollowUpState {
  const { kept } = state
  if (state.end) return state
  switch (event.kind) {
    case 'opening':
      return { ...state, where: hasToSend(kept) ? 'waiting' : 'account', hasFailed: false }
    case 'answered':
      return kept ? afterStoring(state, { ...kept, unsent: withUnsent(kept.unsent, event.answer) }) : state
    case 'stored':
      return { ...state, isStored: event.isStored }
    case 'replied':
      return afterReply(state, event)
    case 'failed':
      return afterFailure(state, event.code)
  }
}

export function viewOf({ kept, isStored, where, hasFailed, end }: FollowUpState): FollowUpView {
  if (end) return end
  if (!kept) return { kind: hasFailed ? 'failed' : 'loading' }
  const place = where === 'account' || isStored ? where : 'nowhere'
  return { kind: 'open', flows: storedFlows(kept), answers: answersOf(kept), kept: place }
}

export function answersOf(kept: StoredFollowUpState): FollowUpAnswer[] {
  return mergeFollowUp(storedFlows(kept), kept.answers, kept.unsent)
}

/** Everything that may be sent now: not the last answer of a complete follow-up, which the parent may still change. */
export function sendable(kept: StoredFollowUpState | null): FollowUpAnswer[] {
  if (!kept) return []
  const all = answersOf(kept)
  const flows = storedFlows(kept)
  const last = nextQuestion(flows, all) === null ? answersOnPath(flows, all).at(-1)?.question : null
  return kept.unsent.filter(({ question }) => question !== last)
}

const hasToSend = (kept: StoredFollowUpState | null) => sendable(kept).length > 0

function afterStoring(state: FollowUpState, kept: StoredFollowUpState): FollowUpState {
  return { ...state, kept, where: hasToSend(kept) ? 'sending' : 'account' }
}

/** Merges the server's state without losing unsent answers. */
function afterReply(state: FollowUpState, { reply, sent, of }: Extract<FollowUpEvent, { kind: 'replied' }>): FollowUpState {
  if ('analysis' in reply) return { ...state, end: { kind: 'finished', assessment: reply } }
  if (reply.state === 'done') return { ...state, end: { kind: 'finished', assessment: null } }
  if (reply.state === 'expired') return { ...state, end: { kind: 'expired' } }
  const { items, flows, answers } = reply
  return afterStoring(state, { ...of, items, flows, answers, unsent: unsentAfter(state.kept?.unsent ?? [], sent) })
}

function afterFailure(state: FollowUpState, code: string | null): FollowUpState {
  if (code === 'other_questions') return { ...state, end: { kind: 'other' } }
  if (code === 'not_found' || code === 'no_follow_up') return { ...state, end: { kind: 'gone' } }
  if (code === 'follow_up_expired') return { ...state, end: { kind: 'expired' } }
  // Damaged on the phone: the server's state is used.
  const isDamaged = code === 'wrong_question' || code === 'invalid_answers'
  const kept = state.kept && isDamaged ? { ...state.kept, unsent: [] } : state.kept
  return { ...state, kept, where: 'waiting', hasFailed: true }
}

/** The questions of a follow-up. */
export function storedFlows({ items, flows }: Pick<StoredFollowUpState, 'items' | 'flows'>): readonly Flow[] {
  return flows ?? flowsOf(twentyBehaviours, items)
}
