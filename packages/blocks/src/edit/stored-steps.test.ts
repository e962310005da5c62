import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPicture, newProject } from '../new-project.ts'
import { appendBlock, moveUp, removeBlock, setInput } from './edit.ts'
import { changeSprite, removeSprite } from './edit-sprites.ts'
import { addChange, type History, historyOf, redoChange, undoChange } from './history.ts'
import { historyFrom, type StoredSteps, nearestSteps, noSteps, stepBetween, withStep } from './stored-steps.ts'
import { newBlock } from '../palette/new-block.ts'
import { parseProject } from '../parse-project.ts'
import { allBlocks, type Project } from '../project.ts'

type Press = 'undo' | 'redo' | ((project: Project, dice: number) => Project)

const presses: readonly Press[] = [
  'undo',
  'redo',
  (project, dice) => add(project, dice, 'motion_movesteps'),
  (project, dice) => add(project, dice, 'control_repeat'),
  (project, dice) => onBlock(project, dice, (id) => removeBlock(project, id)),
  (project, dice) => onBlock(project, dice, (id) => moveUp(project, id)),
  (project, dice) => onBlock(project, dice, (id) => setInput(project, id, { name: 'STEPS', value: String(dice) })),
  (project, dice) => addPicture(project, 'duck', { name: `Duck ${dice}`, x: dice, y: 50 }),
  (project, dice) => onSprite(project, dice, (id) => changeSprite(project, id, { x: dice })),
  (project, dice) => (project.sprites.length > 1 ? onSprite(project, dice, (id) => removeSprite(project, id)) : project),
]

test('for any edits, stored steps restore the same undo and redo after serialization', () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...presses), fc.nat(99)), { maxLength: 60 })
  fc.assert(
    fc.property(walk, (pressed) => {
      let history = historyOf(newProject())
      let steps = noSteps
      for (const [press, dice] of pressed) {
        const next = pressOnce(history, press, dice)
        const step = stepBetween(history, next)
        if (step) steps = withStep(steps, step)
        history = next
      }
      const again = historyFrom(asText(history.now), asText(steps))
      expect(again).toEqual(asText(history))
      expect(again.before.every((game) => parseProject(game).ok)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a hundred steps in a game of half a megabyte take less than a tenth of it', () => {
  let history = historyOf(newProject())
  for (let n = 0; n < 4500; n++) history = historyOf(add(history.now, 0, 'motion_movesteps'))
  const size = JSON.stringify(history.now).length
  expect(size).toBeGreaterThan(400_000)
  let steps: StoredSteps = noSteps
  for (let n = 0; n < 100; n++) {
    const [press] = presses.slice(2 + (n % 6))
    const next = pressOnce(history, press ?? 'undo', n)
    const step = stepBetween(history, next)
    if (step) steps = withStep(steps, step)
    history = next
  }
  expect(steps.before).toHaveLength(100)
  expect(JSON.stringify(steps).length).toBeLessThan(size / 10)
})

test('if not all steps fit, the most recent ones are kept', () => {
  const before = [0, 1, 2].map((n) => ({ to: 'x'.repeat(100) + n }))
  expect(nearestSteps({ before, undone: [] }, 250).before).toEqual(before.slice(1))
  expect(nearestSteps({ before, undone: before }, 250)).toEqual({ before: before.slice(1), undone: [] })
})

function pressOnce(history: History, press: Press, dice: number): History {
  if (press === 'undo') return undoChange(history)
  if (press === 'redo') return redoChange(history)
  return addChange(history, press(history.now, dice))
}

function add(project: Project, dice: number, opcode: string): Project {
  const block = newBlock(opcode)
  return block ? onSprite(project, dice, (id) => appendBlock(project, id, block)) : project
}

function onSprite(project: Project, dice: number, change: (id: string) => Project): Project {
  const sprite = project.sprites[dice % project.sprites.length]
  return sprite ? change(sprite.id) : project
}

function onBlock(project: Project, dice: number, change: (id: string) => Project): Project {
  const blocks = allBlocks(project)
  const block = blocks[dice % (blocks.length || 1)]
  return block ? change(block.id) : project
}

function asText<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
