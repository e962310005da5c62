/** The autosave state of one window: the open game and its steps, the draft on the device, and why it may not write. */
import { type History, historyOf, maxUndos } from '@ankur/blocks/edit/history'
import { type StoredSteps, noSteps, stepBetween, withStep } from '@ankur/blocks/edit/stored-steps'
import type { Project } from '@ankur/blocks/project'
import type { MarkedStep, RecentSteps } from '../../draft.ts'
import type { GameIdentity } from '../../game-identity.ts'
import { isDue } from './device-rules.ts'
import type { StateToSave } from './device-states.ts'

/** Why the game is not stored normally. */
export type StorageProblem =
  /** Another window changed the stored game. */
  | 'elsewhere'
  /** Another window, or somebody in it, deleted it. */
  | 'gone'
  /** No space, or storage is disabled. */
  | 'full'
  /** Content of a newer version of Ankur is stored here. */
  | 'newer'
  /** Content that cannot be opened is stored here and could not be backed up. */
  | 'damaged'

export interface AutosaveState {
  /** Part of the marks of this window's steps: unique per window. */
  readonly window: string
  /** The draft text that this window may overwrite; null for none. */
  readonly known: string | null
  readonly problem: StorageProblem | null
  /** Whether the game is at least among the earlier states. */
  readonly isBackedUp: boolean
  readonly history: History
  readonly identity: GameIdentity
  readonly steps: StoredSteps
  readonly recent: RecentSteps
  /** How many steps this window has marked. */
  readonly count: number
  readonly changedMs: number
  readonly stateSavedMs: number
  /** Whether the database may be written to before its timer. */
  readonly mayHurry: boolean
}

export type AutosaveEvent =
  | { readonly kind: 'changed'; readonly history: History; readonly identity: GameIdentity; readonly nowMs: number }
  /** The draft is not the one that this window knows. */
  | { readonly kind: 'other_draft'; readonly text: string | null }
  /** It contains this very game, with a different serialization. */
  | { readonly kind: 'same_draft'; readonly text: string | null }
  /** The draft was written; null: writing failed. */
  | { readonly kind: 'drafted'; readonly text: string | null }
  /** The pending steps are written to the database immediately. */
  | { readonly kind: 'hurrying' }
  /** The database has the steps up to this mark. */
  | { readonly kind: 'steps_written'; readonly mark: string }
  | { readonly kind: 'backed_up'; readonly isBackedUp: boolean }
  /** Somebody chose: this text may be overwritten with the next change. */
  | { readonly kind: 'accepted'; readonly text: string | null }
  /** Everything stored was deleted on purpose: continue with this game, without steps. */
  | { readonly kind: 'started_over'; readonly project: Project; readonly text: string | null; readonly nowMs: number }

/** This many pending steps are written immediately, because a page may be closed before the timer. */
const mostWaiting = 50
/** With a failing or slow database all steps stay in the draft: everything that can be undone and redone. */
const mostRecent = 2 * maxUndos

export function nextAutosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.kind) {
    case 'changed':
      return { ...withChange(state, event), identity: event.identity }
    case 'other_draft':
      return withProblem(state, event.text === null ? 'gone' : 'elsewhere')
    case 'same_draft':
      return { ...state, known: event.text }
    case 'drafted':
      return afterDraft(state, event.text)
    case 'hurrying':
      // Not again before the database has stored these: a failing one is only retried by the timer.
      return { ...state, mayHurry: false }
    case 'steps_written':
      return { ...state, recent: stepsAfter(state.recent, event.mark), mayHurry: true }
    case 'backed_up':
      return { ...state, isBackedUp: event.isBackedUp }
    case 'accepted':
      return { ...state, known: event.text, problem: null, isBackedUp: false }
    case 'started_over':
      return startedOver(state, event)
  }
}

/** The game before this change, when it should be saved among the earlier states. */
export function stateDue(state: AutosaveState, next: History, nowMs: number): Omit<StateToSave, 'id'> | null {
  const { history, identity, changedMs, stateSavedMs } = state
  if (next.now === history.now || !isDue(history.now, next.now, { nowMs, changedMs, stateSavedMs })) return null
  return { project: history.now, identity, atMs: changedMs }
}

/** The content of the device must not be overwritten, whatever is changed here. */
export function isLocked({ problem }: AutosaveState): boolean {
  return problem === 'newer' || problem === 'damaged'
}

export function isCrowded({ mayHurry, recent }: AutosaveState): boolean {
  return mayHurry && recent.steps.length >= mostWaiting
}

/** Content that was backed up for the same reason still is. */
function withProblem(state: AutosaveState, problem: StorageProblem | null): AutosaveState {
  return state.problem === problem ? state : { ...state, problem, isBackedUp: false }
}

function withChange(state: AutosaveState, { history, nowMs }: Extract<AutosaveEvent, { kind: 'changed' }>): AutosaveState {
  const step = stepBetween(state.history, history)
  if (!step) return state
  const stateSavedMs = stateDue(state, history, nowMs) ? nowMs : state.stateSavedMs
  const count = state.count + 1
  const mark = `${state.window}.${count}`
  const after = { ...state, history, count, changedMs: nowMs, stateSavedMs }
  // Another game was opened: it has no steps.
  if (history.before.length + history.undone.length === 0) return { ...after, steps: noSteps, recent: { on: mark, steps: [] } }
  const recent = lastOf(state.recent.on, [...state.recent.steps, { ...step, mark }])
  return { ...after, steps: withStep(state.steps, step), recent }
}

function afterDraft(state: AutosaveState, text: string | null): AutosaveState {
  if (text !== null) return { ...withProblem(state, null), known: text }
  return state.problem === null ? withProblem(state, 'full') : state
}

function startedOver(
  state: AutosaveState,
  { project, text, nowMs }: Extract<AutosaveEvent, { kind: 'started_over' }>,
): AutosaveState {
  const count = state.count + 1
  return {
    ...state,
    known: text,
    problem: null,
    isBackedUp: false,
    history: historyOf(project),
    steps: noSteps,
    recent: { on: `${state.window}.${count}`, steps: [] },
    count,
    changedMs: nowMs,
  }
}

function stepsAfter(recent: RecentSteps, mark: string): RecentSteps {
  const place = recent.steps.findIndex((step) => step.mark === mark)
  return { on: mark, steps: recent.steps.slice(place + 1) }
}

function lastOf(on: string, steps: readonly MarkedStep[]): RecentSteps {
  const left = steps.slice(-mostRecent)
  return { on: steps.at(-1 - left.length)?.mark ?? on, steps: left }
}
