import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '@ankur/content'
import type { FollowUpReply, FollowUpRequest } from '@ankur/screening/contract'
import type { FollowUpAnswer } from '@ankur/screening/follow-up'
import { ApiFailure, getJson, postJson } from '../../platform/api.ts'
import { storeFollowUp, loadFollowUp } from './stored-follow-up.ts'
import { clearFollowUp } from './follow-up-owner.ts'
import {
  answersOf,
  firstFollowUp,
  type FollowUpEvent,
  type FollowUpView,
  nextFollowUp,
  sendable,
  viewOf,
} from './follow-up-state.ts'

interface Place {
  readonly id: string
  readonly userId: string
  readonly language: Language
}

export interface FollowUpActions {
  readonly record: (answer: FollowUpAnswer) => readonly FollowUpAnswer[]
  /** Sends everything that remains, the last answer too. Rejects with the error. */
  readonly finish: () => Promise<void>
  readonly tryAgain: () => void
}

/**
 * The follow-up of one assessment: stored on the phone after each answer, sent immediately or when the connection is back.
 * The final answer stays on the phone until the parent opens the summary, so that it can still be changed.
 */
export function useFollowUp(place: Place): { view: FollowUpView; actions: FollowUpActions } {
  const [view, setView] = useState<FollowUpView>({ kind: 'loading' })
  const language = useRef(place.language)
  useEffect(() => {
    language.current = place.language
  }, [place.language])
  const { id, userId } = place
  const session = useMemo(() => createSession({ id, userId, language: () => language.current }), [id, userId])
  useEffect(() => {
    session.follow(setView)
    const open = () => void session.open()
    open()
    addEventListener('online', open)
    return () => {
      session.follow(null)
      removeEventListener('online', open)
    }
  }, [session])
  const tryAgain = useCallback(() => void session.open(), [session])
  return { view, actions: { record: session.record, finish: session.finish, tryAgain } }
}

interface SessionPlace {
  readonly id: string
  readonly userId: string
  readonly language: () => Language
}

function createSession({ id, userId, language }: SessionPlace) {
  const path = `/api/assessments/${encodeURIComponent(id)}/follow-up`
  let state = firstFollowUp(loadFollowUp(userId, id))
  let listener: ((view: FollowUpView) => void) | null = null
  let queue: Promise<void> = Promise.resolve()

  const send = (event: FollowUpEvent) => {
    const before = state
    state = nextFollowUp(state, event)
    if (state.end && !before.end) clearFollowUp()
    else if (state.kept && state.kept !== before.kept)
      state = nextFollowUp(state, { kind: 'stored', isStored: storeFollowUp(state.kept) })
    listener?.(viewOf(state))
  }
  const accept = (reply: FollowUpReply, sent: readonly FollowUpAnswer[]) =>
    send({ kind: 'replied', reply, sent, of: { userId, assessmentId: id } })
  const post = async (sent: readonly FollowUpAnswer[]) => {
    const body: FollowUpRequest = {
      answers: sent.map(({ question, chosen }) => ({ question, chosen: [...chosen] })),
      language: language(),
    }
    accept(await postJson<FollowUpReply>(path, body), sent)
  }
  /** One request after the other, so that answers to the same question keep their order. */
  const inTurn = (work: () => Promise<void>) => {
    const turn = queue.then(work)
    queue = turn.catch((failure: unknown) => send({ kind: 'failed', code: failure instanceof ApiFailure ? failure.code : null }))
    return turn
  }
  const sendWaiting = () =>
    inTurn(async () => {
      const waiting = sendable(state.kept)
      if (!state.end && waiting.length > 0) await post(waiting)
    })

  return {
    follow: (next: typeof listener) => {
      listener = next
    },
    open: async () => {
      if (state.end) return
      send({ kind: 'opening' })
      await inTurn(async () => accept(await getJson<FollowUpReply>(path), [])).catch(ignore)
      await sendWaiting().catch(ignore)
    },
    record: (answer: FollowUpAnswer) => {
      send({ kind: 'answered', answer })
      sendWaiting().catch(ignore)
      return state.kept ? answersOf(state.kept) : []
    },
    finish: () =>
      inTurn(async () => {
        if (state.kept && !state.end) await post(state.kept.unsent)
      }),
  }
}

/** The queue itself has reported the error to the page. */
function ignore(): void {}
