import { expect, test } from 'vitest'
import { addChange, type History, historyOf, undoChange } from '@ankur/blocks/edit/history'
import { noSteps } from '@ankur/blocks/edit/stored-steps'
import { addPicture, newProject } from '@ankur/blocks/new-project'
import type { Project } from '@ankur/blocks/project'
import { newGameIdentity } from '../../game-identity.ts'
import { type AutosaveEvent, type AutosaveState, isCrowded, isLocked, nextAutosave, stateDue } from './autosave-state.ts'

const minute = 60_000
const empty = newProject()
const one = withDuck(empty, 1)
const identity = newGameIdentity('Mango')

const first: AutosaveState = {
  window: 'w',
  known: 'draft',
  problem: null,
  isBackedUp: false,
  history: historyOf(one),
  identity,
  steps: noSteps,
  recent: { on: 'v.9', steps: [] },
  count: 0,
  changedMs: 0,
  stateSavedMs: 0,
  mayHurry: true,
}

function withDuck(project: Project, n: number): Project {
  return addPicture(project, 'duck', { name: `Duck ${n}`, x: 0, y: 0 })
}

function changed(history: History, nowMs = 1000): AutosaveEvent {
  return { kind: 'changed', history, identity, nowMs }
}

function after(...events: AutosaveEvent[]): AutosaveState {
  return events.reduce(nextAutosave, first)
}

/** This many changes of the game, one after the other. */
function manyChanges(count: number): AutosaveState {
  let state = first
  for (let n = 0; n < count; n++) state = nextAutosave(state, changed(addChange(state.history, withDuck(one, n)), n))
  return state
}

test('each step has its own mark that follows the previous one', () => {
  const edited = addChange(first.history, withDuck(one, 2))
  const state = after(changed(edited), changed(undoChange(edited)))
  expect(state.recent.on).toBe('v.9')
  expect(state.recent.steps.map(({ did, mark }) => [did, mark])).toEqual([
    ['edit', 'w.1'],
    ['undo', 'w.2'],
  ])
  expect(state.steps.undone).toHaveLength(1)
})

test('renaming alone is not a step', () => {
  const renamed = { ...identity, name: 'Catch' }
  const state = after({ ...changed(first.history), identity: renamed } as AutosaveEvent)
  expect(state).toEqual({ ...first, identity: renamed })
})

test('another game has no steps of the previous one', () => {
  const edited = addChange(first.history, withDuck(one, 2))
  const state = after(changed(edited), changed(historyOf(withDuck(empty, 3))))
  expect(state.steps).toEqual(noSteps)
  expect(state.recent).toEqual({ on: 'w.2', steps: [] })
})

test('the game before a change is due for saving after a pause, and then not again immediately', () => {
  const edited = addChange(first.history, withDuck(one, 2))
  expect(stateDue(first, edited, minute)).toBe(null)
  expect(stateDue(first, edited, 5 * minute)).toEqual({ project: one, identity, atMs: 0 })
  const state = after(changed(edited, 5 * minute))
  expect(stateDue(state, addChange(edited, withDuck(one, 3)), 6 * minute)).toBe(null)
})

test('steps stored in the database are no longer recent steps; those added meanwhile are', () => {
  const state = nextAutosave(manyChanges(3), { kind: 'steps_written', mark: 'w.2' })
  expect(state.recent.on).toBe('w.2')
  expect(state.recent.steps.map(({ mark }) => mark)).toEqual(['w.3'])
})

test('fifty pending steps are written to the database immediately, and not again before it has stored some', () => {
  expect(isCrowded(manyChanges(49))).toBe(false)
  const crowded = manyChanges(50)
  expect(isCrowded(crowded)).toBe(true)
  const hurrying = nextAutosave(crowded, { kind: 'hurrying' })
  expect(isCrowded(nextAutosave(hurrying, changed(addChange(hurrying.history, withDuck(one, 99)))))).toBe(false)
  expect(nextAutosave(hurrying, { kind: 'steps_written', mark: 'w.1' }).mayHurry).toBe(true)
})

test('with a failing database there are no more pending steps than undo and redo need', () => {
  const state = manyChanges(410)
  expect(state.recent.steps).toHaveLength(400)
  expect(state.recent.on).toBe('w.10')
})

test('a draft that was written may be overwritten', () => {
  expect(after({ kind: 'drafted', text: 'newer' })).toEqual({ ...first, known: 'newer' })
})

test('a device without space is reported until a draft is written again', () => {
  const full = after({ kind: 'drafted', text: null })
  expect(full).toMatchObject({ problem: 'full', known: 'draft' })
  const backedUp = nextAutosave(full, { kind: 'backed_up', isBackedUp: true })
  expect(nextAutosave(backedUp, { kind: 'drafted', text: null })).toBe(backedUp)
  expect(nextAutosave(backedUp, { kind: 'drafted', text: 'x' })).toMatchObject({ problem: null, isBackedUp: false, known: 'x' })
})

test('a draft of another window stops writing until somebody chooses', () => {
  const elsewhere = after({ kind: 'other_draft', text: 'theirs' }, { kind: 'backed_up', isBackedUp: true })
  expect(elsewhere).toMatchObject({ problem: 'elsewhere', isBackedUp: true, known: 'draft' })
  expect(nextAutosave(elsewhere, { kind: 'other_draft', text: 'theirs again' })).toBe(elsewhere)
  expect(nextAutosave(elsewhere, { kind: 'other_draft', text: null })).toMatchObject({ problem: 'gone', isBackedUp: false })
  const chosen = nextAutosave(elsewhere, { kind: 'accepted', text: 'theirs' })
  expect(chosen).toMatchObject({ problem: null, isBackedUp: false, known: 'theirs' })
})

test('the same game with a different serialization in a second window is not a conflict', () => {
  expect(after({ kind: 'same_draft', text: 'other letters' })).toEqual({ ...first, known: 'other letters' })
})

test('only content that cannot be opened here, or not yet, is never overwritten', () => {
  const problems = [null, 'elsewhere', 'gone', 'full', 'newer', 'damaged'] as const
  expect(problems.filter((problem) => isLocked({ ...first, problem }))).toEqual(['newer', 'damaged'])
})

test('starting over leaves no steps of the deleted game', () => {
  const state = nextAutosave(manyChanges(3), { kind: 'started_over', project: empty, text: null, nowMs: 7 })
  expect(state).toMatchObject({ known: null, problem: null, steps: noSteps, recent: { on: 'w.4', steps: [] }, changedMs: 7 })
  expect(state.history).toEqual(historyOf(empty))
})
