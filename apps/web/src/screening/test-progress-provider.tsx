import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { answersTo, emptySheet, missingItems } from '@ankur/screening/answers'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { isSameInstrument, type Answer, type InstrumentName, type ItemId } from '@ankur/screening/instrument'
import {
  clearStoredAnswers,
  isAnswersKey,
  storeAnswers,
  openAnswers,
  readAnswers,
  withAbout,
  withAnswer,
  type ChildOfAnswers,
  type StoredAnswers,
} from './questions/answer-sheet.ts'
import { ownForm, useKnownInstrument } from './form.ts'
import { clearFollowUpOfOthers } from './follow-up/follow-up-owner.ts'
import { newId } from '../platform/new-id.ts'

export interface TestProgress extends StoredAnswers {
  readonly answered: number
  /** The number of questions. */
  readonly count: number
  /** The answers belong to other questions than those in use: they are kept, and never counted as answers to these. */
  readonly isOther: boolean
  /** False when the device could not store the last change. */
  readonly saved: boolean
  /** The optional questions, stored with the answers. */
  readonly extra: OptionalAnswers
  readonly record: (id: ItemId, answer: Answer, instrument: InstrumentName) => void
  readonly setAbout: (about: ChildOfAnswers) => void
  readonly setExtra: (extra: OptionalAnswers) => void
  /** Stores the current state before a request with this attempt is sent, so that it is found again after a reload. */
  readonly keepAttempt: () => void
  /** Removes all answers, the attempt and the stored copy of both. */
  readonly clear: () => void
}

interface Progress {
  readonly owner: string | null
  readonly kept: StoredAnswers
  readonly saved: boolean
}

const noExtra: OptionalAnswers = {}
const ProgressContext = createContext<TestProgress | null>(null)

/** The answers of the signed-in user; without one, an empty sheet that is not stored. */
export function TestProgressProvider({ userId, children }: { userId: string | null; children: ReactNode }) {
  const [state, setState] = useState(() => progressOf(userId))
  // Set during rendering, so that nothing of the previous user is ever rendered for the next.
  if (state.owner !== userId) setState(progressOf(userId))

  useEffect(() => {
    if (userId === null) return
    const follow = (event: StorageEvent) => {
      if (isAnswersKey(event.key)) setState((before) => ({ ...before, kept: readAnswers(userId, newId) }))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [userId])

  // Changes are applied in event handlers, not during rendering: storage is written once, immediately.
  const now = useRef(state)
  useLayoutEffect(() => {
    now.current = state
  }, [state])
  const actions = useMemo(() => {
    const change = (next: Progress) => setState((now.current = next))
    return actionsOf(userId, () => now.current, change)
  }, [userId])
  const form = useKnownInstrument()
  const progress = useMemo(() => {
    const { kept, saved } = state
    const count = form.items.length
    const isOther = Object.keys(kept.sheet).length > 0 && !isSameInstrument(kept.attempt.instrument ?? ownForm, form)
    const sheet = isOther ? kept.sheet : answersTo(kept.sheet, form)
    const answered = isOther ? Object.keys(sheet).length : count - missingItems(sheet, form).length
    return { ...kept, ...actions, sheet, saved, extra: kept.attempt.extra ?? noExtra, count, answered, isOther }
  }, [state, actions, form])
  return <ProgressContext value={progress}>{children}</ProgressContext>
}

export function useTestProgress(): TestProgress {
  const progress = useContext(ProgressContext)
  if (!progress) throw new Error('useTestProgress must be used within a TestProgressProvider')
  return progress
}

function progressOf(userId: string | null): Progress {
  if (userId !== null) clearFollowUpOfOthers(userId)
  const nobody = { sheet: emptySheet, attempt: { userId: '', attemptId: '' } }
  const kept = userId === null ? nobody : openAnswers(userId, newId)
  return { owner: userId, kept, saved: true }
}

function actionsOf(userId: string | null, now: () => Progress, change: (next: Progress) => void) {
  const keep = (edit: (stored: StoredAnswers) => StoredAnswers) => {
    if (userId === null) return
    const before = now()
    const kept = edit(before.saved ? latest(before.kept, userId) : before.kept)
    change({ ...before, kept, saved: storeAnswers(kept) })
  }
  return {
    record: (id: ItemId, answer: Answer, instrument: InstrumentName) =>
      keep((current) => withAnswer(current, { id, answer, instrument }, newId)),
    setAbout: (about: ChildOfAnswers) => keep((current) => withAbout(current, about, newId)),
    setExtra: (extra: OptionalAnswers) => keep(({ sheet, attempt }) => ({ sheet, attempt: { ...attempt, extra } })),
    keepAttempt: () => keep((current) => current),
    clear: () => {
      clearStoredAnswers()
      change(progressOf(userId))
    },
  }
}

/** Another tab may have written since: changes are based on the stored content, with the attempt known here. */
function latest({ attempt }: StoredAnswers, userId: string): StoredAnswers {
  return readAnswers(userId, () => attempt.attemptId)
}
