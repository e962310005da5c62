import { expect, test } from 'vitest'
import { addPicture, addVariable, newBlock, newProject } from '../index.ts'
import { addExtensions } from '../extensions/extensions.ts'
import { menuChoices } from './menus.ts'
import { levels } from '../palette/palette.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { readyBlock } from '../palette/ready-block.ts'
import { palette } from '../palette/wide-palette.ts'

const cat = newProject().sprites[0]!.id
const sounds = { 'soft-tone': 'soft tone', 'two-tones': 'two tones', 'low-tone': 'low tone' }
const names = { variable: 'points', list: 'things', message: 'message1', sounds }
const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)

test('menus list the other sprites by name, and local variables before global ones', () => {
  let project = addPicture(newProject(), 'duck', { name: 'Duck', x: 0, y: 0 })
  project = addVariable(addVariable(project, 'points'), 'lives', cat)
  expect(values(menuChoices(project, cat, newBlock('motion_goto')!, 'TO'))).toEqual(['_random_', '_mouse_', 'Duck'])
  expect(values(menuChoices(project, cat, newBlock('data_setvariableto')!, 'VARIABLE'))).toEqual(['lives', 'points'])
  const of = newBlock('sensing_of')!
  expect(values(menuChoices(project, cat, of, 'PROPERTY'))).toContain('points')
  const ofDuck = { ...of, inputs: [{ name: 'OBJECT', value: 'Duck' }] }
  expect(values(menuChoices(project, cat, ofDuck, 'PROPERTY'))).toContain('x position')
})

test('the initial menu values of every palette block are valid choices, with extensions loaded', () => {
  addExtensions()
  for (const opcode of levels.flatMap(palette)) {
    const { project, block } = readyBlock(newProject(), cat, opcode, names)!
    const types = opcodes.get(opcode)?.inputs ?? {}
    const chosen = [...block.fields, ...block.inputs.filter(({ name }) => ['menu', 'message'].includes(types[name]?.type ?? ''))]
    for (const { name, value } of chosen) {
      expect(values(menuChoices(project, cat, block, name)), `${opcode} ${name}`).toContain(value)
    }
  }
})
