/**
 * The state of a run and its clock. The game's own clock stops while the game is paused or waits for what it needs, and is
 * slower while the game is slow. All times are in milliseconds; `realMs` is from `performance.now()`.
 */
import type { RecordedFrame } from '@ankur/blocks/recording'

/** `stopped` by somebody, `ended` by itself. */
export type RunStatus = 'at start' | 'running' | 'paused' | 'stopped' | 'ended'

/** An earlier frame, by its number in the recording. */
export interface EarlierFrame {
  readonly number: number
  readonly frame: RecordedFrame
}

export interface RunState {
  readonly status: RunStatus
  /** Changes whenever the stage must be rendered again. */
  readonly frame: number
  readonly isSlow: boolean
  /** The delay of the game's own clock behind the real one. */
  readonly behindMs: number
  /** The real time of the last frame. */
  readonly lastMs: number
  /** No frame is run before this. */
  readonly dueMs: number
  /** Until then the game waits for its pictures and sounds; 0 when it does not. */
  readonly waitsUntilMs: number
  readonly looked: EarlierFrame | null
}

export type RunEvent =
  | { readonly kind: 'began'; readonly realMs: number; readonly isPaused: boolean }
  /** The pictures that the game senses, or the player of its sounds, are not loaded yet. */
  | { readonly kind: 'waited'; readonly realMs: number }
  /** A frame is about to run; `nowMs` is the time of the browser's animation frame. */
  | { readonly kind: 'frame_due'; readonly nowMs: number; readonly realMs: number }
  /** A frame was run. */
  | { readonly kind: 'frame_made'; readonly isOver: boolean }
  /** Step skips a wait: one frame further in the game's own time. */
  | { readonly kind: 'skipped_ahead' }
  /** Step ran one block. */
  | { readonly kind: 'stepped'; readonly realMs: number; readonly isOver: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly realMs: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'back_to_start' }
  | { readonly kind: 'speed_chosen'; readonly isSlow: boolean }
  | { readonly kind: 'looked'; readonly looked: EarlierFrame | null }
  /** Something was changed by hand on a stage that is not running. */
  | { readonly kind: 'changed_by_hand' }

const frameMs = 1000 / 30
/** Slow enough to follow each block. */
const slowFrameMs = 200
/** If they do not load in time, a game starts without them. */
const maxWaitMs = 5000

export function firstRun(isSlow: boolean): RunState {
  return { status: 'at start', frame: 0, isSlow, behindMs: 0, lastMs: 0, dueMs: 0, waitsUntilMs: 0, looked: null }
}

/** A game that has started and not ended, also while it is paused. */
export function hasStarted(status: RunStatus): boolean {
  return status === 'running' || status === 'paused'
}

export function nextRun(state: RunState, event: RunEvent): RunState {
  const { status, behindMs, lastMs } = state
  switch (event.kind) {
    case 'began': {
      const times = { dueMs: event.realMs, lastMs: event.realMs, waitsUntilMs: event.realMs + maxWaitMs }
      return shown({ ...state, ...times, looked: null }, event.isPaused ? 'paused' : 'running')
    }
    case 'waited':
      return event.realMs < state.waitsUntilMs
        ? { ...state, behindMs: behindMs + event.realMs - lastMs, lastMs: event.realMs }
        : { ...state, waitsUntilMs: 0 }
    case 'frame_due':
      return atFrame(state, event)
    case 'frame_made':
      return shown(state, event.isOver ? 'ended' : 'running')
    case 'skipped_ahead':
      return { ...state, behindMs: behindMs - frameMs }
    case 'stepped':
      return shown({ ...state, lastMs: event.realMs, looked: null }, event.isOver ? 'ended' : 'paused')
    case 'paused':
      return status === 'running' ? shown(state, 'paused') : state
    case 'resumed':
      if (status !== 'paused') return state
      return shown({ ...state, behindMs: behindMs + event.realMs - lastMs, dueMs: event.realMs, lastMs: event.realMs }, 'running')
    case 'stopped':
      return hasStarted(status) ? shown(state, 'stopped') : state
    case 'back_to_start':
      return shown(state, 'at start')
    case 'speed_chosen':
      return shown({ ...state, isSlow: event.isSlow }, status)
    case 'looked':
      return shown({ ...state, looked: status === 'running' ? null : event.looked }, status)
    case 'changed_by_hand':
      return shown(state, status)
  }
}

function shown(state: RunState, status: RunStatus): RunState {
  return { ...state, status, frame: state.frame + 1, looked: status === state.status ? state.looked : null }
}

function atFrame(state: RunState, { nowMs, realMs }: Extract<RunEvent, { kind: 'frame_due' }>): RunState {
  const { isSlow, behindMs, lastMs } = state
  return {
    ...state,
    waitsUntilMs: 0,
    // A slow phone shows fewer frames; missed ones are skipped.
    dueMs: Math.max(state.dueMs + (isSlow ? slowFrameMs : frameMs), nowMs),
    behindMs: isSlow ? behindMs + Math.max(0, realMs - lastMs - frameMs) : behindMs,
    lastMs: realMs,
  }
}
