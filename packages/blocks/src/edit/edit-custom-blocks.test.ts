import { expect, test } from 'vitest'
import {
  addCustomBlock,
  argumentsOf,
  callOf,
  callsOf,
  customBlockAround,
  customBlocksOf,
  removeDefinition,
  removeCustomBlock,
  renameCustomBlock,
} from './edit-custom-blocks.ts'
import {
  appendBlock,
  insertBlock,
  labelOf,
  newBlock,
  newProject,
  parseProject,
  insertReporter,
  pressFlag,
  type Project,
  start,
  step,
} from '../index.ts'
import { fixedWorld } from '../sample-game.ts'

const cat = newProject().sprites[0]!.id
const jump = { name: 'jump', inputs: [{ name: 'height', kind: 'value' }] } as const

/** The cat jumps once by the given argument. */
function jumping(): Project {
  let project = addCustomBlock(newProject(), cat, jump)
  const [own] = customBlocksOf(project.sprites[0]!)
  project = insertBlock(project, newBlock('motion_changeyby')!, { after: own!.id })
  const by = project.sprites[0]!.scripts[0]!.blocks[1]!
  project = insertReporter(project, by.id, { name: 'DY', block: argumentsOf(own!)[0]! })
  project = appendBlock(project, cat, newBlock('event_whenflagclicked')!)
  const call = callOf(own!)
  return appendBlock(project, cat, { ...call, inputs: [{ ...call.inputs[0]!, value: '25' }] })
}

const scriptsText = (project: Project) =>
  project.sprites[0]!.scripts.map(({ blocks }) => blocks.map((block) => labelOf(block, 'en')).join(', '))

test('a custom block can be defined, called with a value, and runs', () => {
  const project = jumping()
  expect(parseProject(project)).toMatchObject({ ok: true })
  expect(scriptsText(project)).toEqual(['jump height, Change y by height', 'When flag clicked, jump 25'])
  const machine = start(project, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.actors.find(({ isStage }) => !isStage)?.y).toBe(project.sprites[0]!.y + 25)
})

test('renaming or removing a custom block also changes its calls', () => {
  const project = jumping()
  const [own] = customBlocksOf(project.sprites[0]!)
  expect(scriptsText(renameCustomBlock(project, cat, own!, 'hop'))).toEqual([
    'hop height, Change y by height',
    'When flag clicked, hop 25',
  ])
  expect(callsOf(project, cat, own!)).toBe(1)
  expect(scriptsText(removeCustomBlock(project, cat, own!))).toEqual(['When flag clicked'])
})

test('removing its definition also removes all its calls', () => {
  const project = jumping()
  const [own] = customBlocksOf(project.sprites[0]!)
  const after = removeDefinition(project, own!.id)
  expect(scriptsText(after)).toEqual(['Change y by height', 'When flag clicked'])
  expect(parseProject(after)).toMatchObject({ ok: true })
})

test('custom blocks of a sprite have unique names, and so do their inputs', () => {
  const project = jumping()
  expect(addCustomBlock(project, cat, jump)).toBe(project)
  expect(addCustomBlock(project, cat, { name: ' ', inputs: [] })).toBe(project)
  const twice = [jump.inputs[0], jump.inputs[0]]
  expect(addCustomBlock(project, cat, { name: 'hop', inputs: twice })).toBe(project)
})

test('its arguments can be used only below its definition', () => {
  const project = jumping()
  const [definition, script] = project.sprites[0]!.scripts
  expect(customBlockAround(project.sprites[0]!, definition!.blocks[1]!.id)?.procedure.code).toBe('jump %s')
  expect(customBlockAround(project.sprites[0]!, script!.blocks[1]!.id)).toBeUndefined()
})
