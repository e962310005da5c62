import { expect, test } from 'vitest'
import { firstRun, nextRun, type RunEvent, type RunState } from './run-state.ts'

const frameMs = 1000 / 30
const began: RunEvent = { kind: 'began', realMs: 1000, isPaused: false }
const looked = { number: 3, frame: {} as never }

function after(state: RunState, ...events: RunEvent[]): RunState {
  return events.reduce(nextRun, state)
}

/** One frame at this time, of a game that continues. */
function frame(realMs: number): RunEvent[] {
  return [
    { kind: 'frame_due', nowMs: realMs, realMs },
    { kind: 'frame_made', isOver: false },
  ]
}

test('a run goes from the start over pauses to its end', () => {
  const running = after(firstRun(false), began)
  expect(running.status).toBe('running')
  const paused = after(running, { kind: 'paused' })
  expect(paused.status).toBe('paused')
  expect(after(paused, { kind: 'resumed', realMs: 2000 }).status).toBe('running')
  expect(after(running, { kind: 'frame_made', isOver: true }).status).toBe('ended')
  expect(after(running, { kind: 'stopped' }).status).toBe('stopped')
  expect(after(running, { kind: 'stopped' }, { kind: 'back_to_start' }).status).toBe('at start')
})

test('events that do not fit the current state change nothing', () => {
  const atStart = firstRun(false)
  for (const event of [{ kind: 'paused' }, { kind: 'stopped' }, { kind: 'resumed', realMs: 9 }] as const) {
    expect(after(atStart, event)).toBe(atStart)
  }
  const ended = after(atStart, began, { kind: 'frame_made', isOver: true })
  expect(after(ended, { kind: 'stopped' })).toBe(ended)
})

test("the game's own clock stops while it is paused", () => {
  const paused = after(firstRun(false), began, ...frame(1100), { kind: 'paused' })
  expect(after(paused, { kind: 'resumed', realMs: 61_100 }).behindMs).toBe(60_000)
})

test('it stops while pictures are loading, for five seconds at most', () => {
  const waiting = after(firstRun(false), began, { kind: 'waited', realMs: 2000 }, { kind: 'waited', realMs: 5999 })
  expect(waiting.behindMs).toBe(4999)
  expect(waiting.waitsUntilMs).toBe(6000)
  const over = after(waiting, { kind: 'waited', realMs: 6000 })
  expect(over).toMatchObject({ behindMs: 4999, waitsUntilMs: 0 })
})

test('at slow speed there are five frames per second, and the clock is equally slow', () => {
  const slow = after(firstRun(true), began, ...frame(1000))
  expect(slow.dueMs).toBe(1200)
  expect(after(slow, ...frame(1200)).behindMs).toBeCloseTo(200 - frameMs)
})

test('frames that a slow phone missed are skipped', () => {
  const state = after(firstRun(false), began, ...frame(1000), ...frame(1500))
  expect(state.dueMs).toBe(1500)
  expect(state.behindMs).toBe(0)
})

test('Step advances the clock by frames until the wait is over, and leaves the game paused', () => {
  const state = after(
    firstRun(false),
    { ...began, isPaused: true },
    { kind: 'skipped_ahead' },
    { kind: 'skipped_ahead' },
    { kind: 'stepped', realMs: 1500, isOver: false },
  )
  expect(state).toMatchObject({ status: 'paused', lastMs: 1500 })
  expect(state.behindMs).toBeCloseTo(-2 * frameMs)
})

test('an earlier frame is shown until the run continues, and never over a running game', () => {
  const paused = after(firstRun(false), began, { kind: 'paused' }, { kind: 'looked', looked })
  expect(paused.looked).toBe(looked)
  expect(after(paused, { kind: 'changed_by_hand' }).looked).toBe(looked)
  expect(after(paused, { kind: 'resumed', realMs: 2000 }).looked).toBe(null)
  expect(after(paused, { kind: 'stepped', realMs: 2000, isOver: false }).looked).toBe(null)
  expect(after(firstRun(false), began, { kind: 'looked', looked }).looked).toBe(null)
})

test('the stage is rendered again for visible changes, and not for the clock', () => {
  const running = after(firstRun(false), began)
  const draws = (event: RunEvent) => after(running, event).frame - running.frame
  expect(draws({ kind: 'frame_due', nowMs: 2000, realMs: 2000 })).toBe(0)
  expect(draws({ kind: 'waited', realMs: 2000 })).toBe(0)
  expect(draws({ kind: 'frame_made', isOver: false })).toBe(1)
  expect(draws({ kind: 'speed_chosen', isSlow: true })).toBe(1)
  expect(draws({ kind: 'changed_by_hand' })).toBe(1)
})
