import { expect, test } from 'vitest'
import { addVariable, type Block, type Costume, newBlock, newProject } from './index.ts'
import { colorSense } from './machine/scene/colors.ts'
import { rectangle } from './machine/scene/shape.ts'
import { opcodes } from './opcodes/opcodes.ts'
import { previewOf } from './preview.ts'
import { readyBlock } from './palette/ready-block.ts'

const sounds = { 'soft-tone': 'soft tone', 'two-tones': 'two tones', 'low-tone': 'low tone' }
const names = { variable: 'points', list: 'things', message: 'message1', sounds }
const cat = newProject().sprites[0]!

/** The effect of a palette block on the cat at 200, 150. */
function shown(opcode: string, change: Partial<Block> = {}) {
  const { project, block } = readyBlock(newProject(), cat.id, opcode, names)!
  return previewOf(project, cat.id, { ...block, id: 'b900', ...change }, { random: () => 0.5 })
}

test('the preview of a block is its real effect on the sprite', () => {
  expect(shown('motion_movesteps').facts).toEqual([{ kind: 'goes', x: cat.x + 10, y: cat.y, byChance: false }])
  expect(shown('motion_movesteps').after).toMatchObject({ x: cat.x + 10, y: cat.y })
  expect(shown('motion_turnright').facts).toEqual([{ kind: 'turns', from: 90, to: 105 }])
  expect(shown('motion_goto').facts).toMatchObject([{ kind: 'goes', byChance: true }])
  expect(shown('looks_changesizeby').facts).toEqual([{ kind: 'grows', to: 110 }])
  expect(shown('looks_hide').facts).toEqual([{ kind: 'hides' }])
  expect(shown('looks_show').facts).toEqual([{ kind: 'nothing' }])
  expect(shown('looks_say')).toMatchObject({ facts: [{ kind: 'says', text: 'Hello!' }], after: { bubble: { text: 'Hello!' } } })
})

test('a block that senses a colour is previewed with its result if the page has the pixels', () => {
  const { project, block } = readyBlock(newProject(), cat.id, 'sensing_touchingcolor', names)!
  const shapeOf = (costume: Costume) => ({ ...rectangle(costume), colorAt: () => 0xffff974c })
  const answer = (known: object) => previewOf(project, cat.id, block, { random: () => 0.5, ...known }).facts
  expect(answer({ shapeOf, colors: colorSense })).toEqual([{ kind: 'answer', isYes: true }])
  expect(answer({})).toEqual([{ kind: 'answer', isYes: false }])
})

test('the preview uses game time, and endless blocks are reported as endless', () => {
  expect(shown('control_wait').facts).toEqual([{ kind: 'takes', seconds: 1 }])
  expect(shown('looks_sayforsecs').facts).toEqual([
    { kind: 'says', text: 'Hello!' },
    { kind: 'takes', seconds: 2 },
  ])
  expect(shown('control_forever').facts).toEqual([{ kind: 'endless' }])
})

test('the content of a substack runs as well, and questions are answered', () => {
  const inside = [{ ...newBlock('motion_movesteps')!, id: 'b901' }]
  expect(shown('control_repeat', { stacks: [inside] }).facts[0]).toEqual({
    kind: 'goes',
    x: cat.x + 100,
    y: cat.y,
    byChance: false,
  })
  expect(shown('control_if', { stacks: [inside] }).facts).toEqual([{ kind: 'answer', isYes: false }, { kind: 'nothing' }])
})

test('values, variables, lists, sounds and questions are reported', () => {
  expect(shown('motion_xposition').facts).toEqual([{ kind: 'value', text: String(cat.x) }])
  expect(shown('sensing_touchingobject').facts).toEqual([{ kind: 'answer', isYes: false }])
  expect(shown('data_changevariableby').facts).toEqual([{ kind: 'variable', name: 'points', to: '1' }])
  expect(shown('data_addtolist').facts).toEqual([{ kind: 'list', name: 'things', count: 1 }])
  expect(shown('sound_play').facts).toEqual([{ kind: 'sounds', text: 'soft tone' }])
  expect(shown('sensing_askandwait').facts).toEqual([{ kind: 'asks', text: "What's your name?" }])
  expect(shown('control_create_clone_of').facts).toEqual([{ kind: 'copied' }])
})

test('every block can be previewed, and the game stays unchanged', () => {
  const project = addVariable(newProject(), 'points')
  const before = JSON.stringify(project)
  for (const opcode of opcodes.keys()) {
    const block = newBlock(opcode)!
    expect(() => previewOf(project, cat.id, { ...block, id: 'b900' }, { random: () => 0.5 }), opcode).not.toThrow()
  }
  expect(JSON.stringify(project)).toBe(before)
})
