import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '@ankur/content'
import type { FollowUpReply, FollowUpRequest, StoredAssessment } from '@ankur/screening/contract'
import { answersOnPath, type FollowUpAnswer, mergeFollowUp, nextQuestion } from '@ankur/screening/follow-up'
import type { Flow } from '@ankur/screening/follow-up/flow'
import { ApiFailure, getJson, postJson } from '../platform/api.ts'
import { keepFollowUp, type KeptFollowUp, loadFollowUp, unsentAfter, withUnsent } from './follow-up-kept.ts'
import { clearFollowUp } from './follow-up-owner.ts'
import { keptFlows } from './kept-flows.ts'

export type FollowUpPageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Not this family's, or an assessment without follow-up questions. */
  | { readonly kind: 'gone' }
  /** Of a form that is no longer in use here: its answers stay, its questions cannot be asked. */
  | { readonly kind: 'other' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'finished'; readonly assessment: StoredAssessment | null }
  | OpenFollowUp

export type Whereabouts = 'account' | 'sending' | 'waiting' | 'nowhere'

export interface OpenFollowUp {
  readonly kind: 'open'
  readonly flows: readonly Flow[]
  readonly answers: readonly FollowUpAnswer[]
  /** Where the answers are now; `waiting` ones are on the phone until there is a connection, `nowhere` only in this page. */
  readonly kept: Whereabouts
}

interface Place {
  readonly id: string
  readonly userId: string
  readonly language: Language
}

export interface FollowUpActions {
  readonly record: (answer: FollowUpAnswer) => readonly FollowUpAnswer[]
  /** Sends all that is left, the last answer too. Rejects with what went wrong. */
  readonly finish: () => Promise<void>
  readonly tryAgain: () => void
}

/**
 * The follow-up of one assessment: kept on the phone after each answer, sent at once or when the connection is back. The
 * answer that would finish it stays on the phone until the parent opens the summary, so that it can still be changed.
 */
export function useFollowUp(place: Place): { state: FollowUpPageState; actions: FollowUpActions } {
  const [state, setState] = useState<FollowUpPageState>({ kind: 'loading' })
  const language = useRef(place.language)
  useEffect(() => {
    language.current = place.language
  }, [place.language])
  const { id, userId } = place
  const session = useMemo(() => createSession({ id, userId, language: () => language.current }), [id, userId])
  useEffect(() => {
    session.follow(setState)
    const open = () => void session.open()
    open()
    addEventListener('online', open)
    return () => {
      session.follow(null)
      removeEventListener('online', open)
    }
  }, [session])
  const tryAgain = useCallback(() => void session.open(), [session])
  return { state, actions: { record: session.record, finish: session.finish, tryAgain } }
}

interface SessionPlace {
  readonly id: string
  readonly userId: string
  readonly language: () => Language
}

function createSession({ id, userId, language }: SessionPlace) {
  const path = `/api/assessments/${encodeURIComponent(id)}/follow-up`
  let kept: KeptFollowUp | null = loadFollowUp(userId, id)
  let isKept = true
  let ended = false
  let listener: ((state: FollowUpPageState) => void) | null = null
  let queue: Promise<void> = Promise.resolve()

  const tell = (state: FollowUpPageState) => listener?.(state)
  const tellOpen = (where: 'sending' | 'waiting' | 'account') => {
    if (!kept || ended) return
    const place = where !== 'account' && !isKept ? 'nowhere' : where
    tell({ kind: 'open', flows: keptFlows(kept), answers: answersOf(kept), kept: place })
  }
  const keep = (next: KeptFollowUp) => {
    kept = next
    isKept = keepFollowUp(next)
  }
  const end = (state: FollowUpPageState) => {
    ended = true
    clearFollowUp()
    tell(state)
  }

  /** Takes in what the server says, without losing what it has not heard. */
  const accept = (reply: FollowUpReply, sent: readonly FollowUpAnswer[]) => {
    if ('analysis' in reply) return end({ kind: 'finished', assessment: reply })
    if (reply.state === 'done') return end({ kind: 'finished', assessment: null })
    if (reply.state === 'expired') return end({ kind: 'expired' })
    keep({
      userId,
      assessmentId: id,
      items: reply.items,
      flows: reply.flows,
      answers: reply.answers,
      unsent: unsentAfter(kept?.unsent ?? [], sent),
    })
    tellOpen(sendable(kept).length > 0 ? 'sending' : 'account')
  }
  const refuse = (failure: unknown) => {
    const code = failure instanceof ApiFailure ? failure.code : 'unexpected_failure'
    if (code === 'other_questions') return end({ kind: 'other' })
    if (code === 'not_found' || code === 'no_follow_up') return end({ kind: 'gone' })
    if (code === 'follow_up_expired') return end({ kind: 'expired' })
    // Damaged on the phone: what the server has is what holds.
    if (kept && (code === 'wrong_question' || code === 'invalid_answers')) keep({ ...kept, unsent: [] })
    if (kept) tellOpen('waiting')
    else tell({ kind: 'failed' })
  }
  const post = async (sent: readonly FollowUpAnswer[]) => {
    const body: FollowUpRequest = {
      answers: sent.map(({ question, chosen }) => ({ question, chosen: [...chosen] })),
      language: language(),
    }
    accept(await postJson<FollowUpReply>(path, body), sent)
  }
  /** One after the other: an answer never overtakes a later one to the same question. */
  const inTurn = (work: () => Promise<void>) => {
    const turn = queue.then(work)
    queue = turn.catch(refuse)
    return turn
  }
  const send = () =>
    inTurn(async () => {
      const waiting = sendable(kept)
      if (!ended && waiting.length > 0) await post(waiting)
    })

  return {
    follow: (next: typeof listener) => {
      listener = next
    },
    open: async () => {
      if (ended) return
      if (kept) tellOpen(sendable(kept).length > 0 ? 'waiting' : 'account')
      else tell({ kind: 'loading' })
      await inTurn(async () => accept(await getJson<FollowUpReply>(path), [])).catch(told)
      await send().catch(told)
    },
    record: (answer: FollowUpAnswer) => {
      if (!kept) return []
      keep({ ...kept, unsent: withUnsent(kept.unsent, answer) })
      tellOpen(sendable(kept).length > 0 ? 'sending' : 'account')
      send().catch(told)
      return answersOf(kept)
    },
    finish: () =>
      inTurn(async () => {
        if (kept && !ended) await post(kept.unsent)
      }),
  }
}

/** The turn itself has told the page what went wrong. */
function told(): void {}

function answersOf(kept: KeptFollowUp): FollowUpAnswer[] {
  return mergeFollowUp(keptFlows(kept), kept.answers, kept.unsent)
}

/** All that may be sent now: not the last answer of a whole follow-up, which the parent may still change. */
function sendable(kept: KeptFollowUp | null): FollowUpAnswer[] {
  if (!kept) return []
  const all = answersOf(kept)
  const flows = keptFlows(kept)
  const last = nextQuestion(flows, all) === null ? answersOnPath(flows, all).at(-1)?.question : null
  return kept.unsent.filter(({ question }) => question !== last)
}
