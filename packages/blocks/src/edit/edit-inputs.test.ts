import { expect, test } from 'vitest'
import { inputFor, isConditionInput, moveToInput, acceptsBlock } from './edit-inputs.ts'
import {
  allBlocks,
  appendBlock,
  type Block,
  blockOf,
  labelOf,
  newBlock,
  newProject,
  insertReporter,
  type Project,
} from '../index.ts'

const cat = newProject().sprites[0]!.id

function game(...opcodes: string[]): Project {
  return opcodes.reduce((project, opcode) => appendBlock(project, cat, newBlock(opcode)!), newProject())
}

const find = (project: Project, opcode: string): Block => allBlocks(project).find((block) => block.opcode === opcode)!

test('a condition input accepts only conditions, other inputs accept both, and none accepts a command', () => {
  const [wait, move] = [newBlock('control_wait_until')!, newBlock('motion_movesteps')!]
  const [sum, isMore] = [newBlock('operator_add')!, newBlock('operator_gt')!]
  expect(isConditionInput(wait, 'CONDITION')).toBe(true)
  expect([
    acceptsBlock(wait, 'CONDITION', isMore),
    acceptsBlock(wait, 'CONDITION', sum),
    acceptsBlock(wait, 'CONDITION', move),
  ]).toEqual([true, false, false])
  expect([acceptsBlock(move, 'STEPS', isMore), acceptsBlock(move, 'STEPS', sum), acceptsBlock(move, 'DURATION', sum)]).toEqual([
    true,
    true,
    false,
  ])
})

test('a new block goes to the first free input, including inputs of nested blocks', () => {
  let project = game('motion_movesteps')
  const move = find(project, 'motion_movesteps')
  expect(inputFor(move, newBlock('operator_add')!)).toEqual({ host: move.id, input: 'STEPS' })
  project = insertReporter(project, move.id, { name: 'STEPS', block: newBlock('operator_add')! })
  expect(inputFor(find(project, 'motion_movesteps'), newBlock('motion_xposition')!)).toEqual({
    host: find(project, 'operator_add').id,
    input: 'NUM1',
  })
  expect(inputFor(move, newBlock('looks_say')!)).toBeNull()
})

test('a new condition replaces the existing condition, not a menu inside it', () => {
  const ask = find(game('control_if'), 'control_if')
  expect(inputFor(ask, newBlock('operator_gt')!)).toEqual({ host: ask.id, input: 'CONDITION' })
  const both = insertReporter(game('control_wait_until'), find(game('control_wait_until'), 'control_wait_until').id, {
    name: 'CONDITION',
    block: newBlock('operator_and')!,
  })
  const wait = find(both, 'control_wait_until')
  expect(inputFor(wait, newBlock('sensing_mousedown')!)).toEqual({ host: find(both, 'operator_and').id, input: 'OPERAND1' })
  expect(inputFor(wait, newBlock('motion_xposition')!)).toBeNull()
})

test('a reporter can move to another input, but never into itself', () => {
  let project = game('motion_movesteps', 'control_wait')
  project = insertReporter(project, find(project, 'motion_movesteps').id, { name: 'STEPS', block: newBlock('operator_add')! })
  const sum = find(project, 'operator_add')
  const wait = find(project, 'control_wait')
  const moved = moveToInput(project, sum.id, { host: wait.id, input: 'DURATION' })
  expect(labelOf(blockOf(moved, find(moved, 'motion_movesteps').id)!, 'en')).toBe('Move 10 steps')
  expect(find(moved, 'control_wait').inputs[0]?.block?.opcode).toBe('operator_add')
  expect(moveToInput(project, sum.id, { host: sum.id, input: 'NUM1' })).toBe(project)
  expect(moveToInput(project, sum.id, { host: find(project, 'motion_movesteps').id, input: 'STEPS' })).toBe(project)
})
