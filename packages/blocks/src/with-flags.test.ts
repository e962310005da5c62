import { expect, test } from 'vitest'
import { newProject, parseProject, pressFlag, start, step } from './index.ts'
import { addOneToCount, flagHat, game, paletteBlock, fixedWorld } from './sample-game.ts'
import { withFlags } from './with-flags.ts'

test('scripts without a hat get a flag hat, others stay unchanged', () => {
  const project = game([addOneToCount, addOneToCount], [flagHat, addOneToCount], [paletteBlock('motion_xposition')])
  const begun = withFlags({ ...project, nextId: 50 })
  expect(begun.sprites[0]?.scripts.map(({ blocks }) => blocks.map(({ opcode }) => opcode))).toEqual([
    ['event_whenflagclicked', 'data_changevariableby', 'data_changevariableby'],
    ['event_whenflagclicked', 'data_changevariableby'],
    ['motion_xposition'],
  ])
  const machine = start(begun, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(3)
})

test('a game without loose scripts is the identical object, and one with them can be saved', () => {
  const project = newProject()
  expect(withFlags(project)).toBe(project)
  const loose = {
    ...project,
    stage: { ...project.stage, scripts: [{ x: 0, y: 0, blocks: [{ ...addOneToCount, id: 'b1' }] }] },
    nextId: 9,
  }
  expect(parseProject(withFlags(loose))).toEqual({ ok: true, project: withFlags(loose) })
})
