/** What the autosave of one window knows: the open game and its steps, the draft on the device, and why it may not write. */
import { type History, historyOf, mostUndos } from '@ankur/blocks/edit/history'
import { type KeptSteps, noSteps, stepBetween, withStep } from '@ankur/blocks/edit/kept-steps'
import type { Project } from '@ankur/blocks/project'
import type { MarkedStep, RecentSteps } from '../../draft.ts'
import type { KeptAs } from '../../kept-as.ts'
import { isDue } from './device-rules.ts'
import type { StateToKeep } from './device-states.ts'

/** Why the game is not kept as it should be. */
export type Trouble =
  /** Another window changed what is kept. */
  | 'elsewhere'
  /** Another window, or somebody in it, took it away. */
  | 'gone'
  /** No room, or storage is switched off. */
  | 'full'
  /** A newer Ankur left something here. */
  | 'newer'
  /** What cannot be opened stands here and could not be put by. */
  | 'damaged'

export interface AutosaveState {
  /** Part of the marks of this window's steps: no other window has it. */
  readonly window: string
  /** The text of the draft that this window may write over; null for none. */
  readonly known: string | null
  readonly trouble: Trouble | null
  /** Whether the game is among the earlier states at least. */
  readonly isPutBy: boolean
  readonly history: History
  readonly keptAs: KeptAs
  readonly steps: KeptSteps
  readonly recent: RecentSteps
  /** How many steps this window has marked. */
  readonly count: number
  readonly changedMs: number
  readonly putByMs: number
  /** Whether the database may be told before the clock says so. */
  readonly mayHurry: boolean
}

export type AutosaveEvent =
  | { readonly kind: 'changed'; readonly history: History; readonly keptAs: KeptAs; readonly nowMs: number }
  /** The draft is not the one that this window knows. */
  | { readonly kind: 'other_draft'; readonly text: string | null }
  /** It holds this very game, though in other words. */
  | { readonly kind: 'same_draft'; readonly text: string | null }
  /** The draft was written; null: it could not be. */
  | { readonly kind: 'drafted'; readonly text: string | null }
  /** The database is told of the waiting steps at once. */
  | { readonly kind: 'hurrying' }
  /** The database has the steps up to this mark. */
  | { readonly kind: 'steps_written'; readonly mark: string }
  | { readonly kind: 'put_by'; readonly isPutBy: boolean }
  /** Somebody chose: this text may be written over with the next change. */
  | { readonly kind: 'accepted'; readonly text: string | null }
  /** All that was kept is gone on purpose: on with this game, without steps. */
  | { readonly kind: 'started_over'; readonly project: Project; readonly text: string | null; readonly nowMs: number }

/** Of so many steps that wait the database is told at once: a page may be left before the clock says so. */
const mostWaiting = 50
/** A database that takes nothing, or takes its time, leaves it all to the draft: all that can be undone, there and back. */
const mostRecent = 2 * mostUndos

export function nextAutosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.kind) {
    case 'changed':
      return { ...withChange(state, event), keptAs: event.keptAs }
    case 'other_draft':
      return withTrouble(state, event.text === null ? 'gone' : 'elsewhere')
    case 'same_draft':
      return { ...state, known: event.text }
    case 'drafted':
      return afterDraft(state, event.text)
    case 'hurrying':
      // Not again before the database has taken these in: one that takes nothing is asked by the clock alone.
      return { ...state, mayHurry: false }
    case 'steps_written':
      return { ...state, recent: stepsAfter(state.recent, event.mark), mayHurry: true }
    case 'put_by':
      return { ...state, isPutBy: event.isPutBy }
    case 'accepted':
      return { ...state, known: event.text, trouble: null, isPutBy: false }
    case 'started_over':
      return startedOver(state, event)
  }
}

/** The game before this change, when it should go among the earlier states. */
export function stateDue(state: AutosaveState, next: History, nowMs: number): Omit<StateToKeep, 'id'> | null {
  const { history, keptAs, changedMs, putByMs } = state
  if (next.now === history.now || !isDue(history.now, next.now, { nowMs, changedMs, putByMs })) return null
  return { project: history.now, keptAs, atMs: changedMs }
}

/** What stands on the device must not be written over, whatever is changed here. */
export function isLocked({ trouble }: AutosaveState): boolean {
  return trouble === 'newer' || trouble === 'damaged'
}

export function isCrowded({ mayHurry, recent }: AutosaveState): boolean {
  return mayHurry && recent.steps.length >= mostWaiting
}

/** What was put by for the same reason still is. */
function withTrouble(state: AutosaveState, trouble: Trouble | null): AutosaveState {
  return state.trouble === trouble ? state : { ...state, trouble, isPutBy: false }
}

function withChange(state: AutosaveState, { history, nowMs }: Extract<AutosaveEvent, { kind: 'changed' }>): AutosaveState {
  const step = stepBetween(state.history, history)
  if (!step) return state
  const putByMs = stateDue(state, history, nowMs) ? nowMs : state.putByMs
  const count = state.count + 1
  const mark = `${state.window}.${count}`
  const after = { ...state, history, count, changedMs: nowMs, putByMs }
  // Another game was opened: it comes without steps.
  if (history.before.length + history.undone.length === 0) return { ...after, steps: noSteps, recent: { on: mark, steps: [] } }
  const recent = lastOf(state.recent.on, [...state.recent.steps, { ...step, mark }])
  return { ...after, steps: withStep(state.steps, step), recent }
}

function afterDraft(state: AutosaveState, text: string | null): AutosaveState {
  if (text !== null) return { ...withTrouble(state, null), known: text }
  return state.trouble === null ? withTrouble(state, 'full') : state
}

function startedOver(
  state: AutosaveState,
  { project, text, nowMs }: Extract<AutosaveEvent, { kind: 'started_over' }>,
): AutosaveState {
  const count = state.count + 1
  return {
    ...state,
    known: text,
    trouble: null,
    isPutBy: false,
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
