import { expect, test } from 'vitest'
import { appendBlock, setInput } from '@ankur/blocks/edit'
import { newBlock } from '@ankur/blocks/new-block'
import { newProject } from '@ankur/blocks/new-project'
import { allBlocks, type Project } from '@ankur/blocks/project'
import { stepsMade } from './first-steps-made.ts'

const empty = newProject()
const cat = empty.sprites[0]?.id ?? ''

function withBlock(project: Project, opcode: string): Project {
  const block = newBlock(opcode)
  return block ? appendBlock(project, cat, block) : project
}

function withValue(project: Project, value: string): Project {
  const [block] = allBlocks(project)
  return setInput(project, block?.id ?? '', { name: block?.inputs[0]?.name ?? '', value })
}

test('a block, a run and another number are the three steps, each by itself', () => {
  const move = withBlock(empty, 'motion_movesteps')
  expect(stepsMade(empty, empty, false)).toEqual([])
  expect(stepsMade(empty, move, false)).toEqual(['tap'])
  expect(stepsMade(move, move, true)).toEqual(['tap', 'run'])
  expect(stepsMade(move, withValue(move, '25'), false)).toEqual(['tap', 'number'])
})

test('the numbers of a block that is added are no change, nor is the same number again, nor are other words', () => {
  const move = withBlock(empty, 'motion_movesteps')
  expect(stepsMade(move, withBlock(move, 'control_repeat'), false)).toEqual(['tap'])
  expect(stepsMade(move, withValue(move, '10'), false)).toEqual(['tap'])
  const say = withBlock(empty, 'looks_say')
  expect(stepsMade(say, withValue(say, 'Namaste'), false)).toEqual(['tap'])
})
