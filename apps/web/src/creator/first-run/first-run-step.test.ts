import { expect, test } from 'vitest'
import { appendBlock, setInput } from '@ankur/blocks/edit/edit'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { newProject } from '@ankur/blocks/new-project'
import { changesNumber, firstRunStep } from './first-run-step.ts'

const empty = newProject()
const moved = appendBlock(empty, empty.sprites[0]!.id, newBlock('motion_movesteps')!)
const further = setInput(moved, moved.sprites[0]!.scripts[0]!.blocks[0]!.id, { name: 'STEPS', value: '100' })
const fresh = { project: empty, isRunning: false, hasRun: false, past: new Set<never>() }

test('first a block, then Run, then a number', () => {
  expect(firstRunStep(fresh)).toBe('tap')
  expect(firstRunStep({ ...fresh, project: moved })).toBe('run')
  expect(firstRunStep({ ...fresh, project: moved, isRunning: true, hasRun: true })).toBeNull()
  expect(firstRunStep({ ...fresh, project: moved, hasRun: true })).toBe('number')
  expect(firstRunStep({ ...fresh, project: moved, hasRun: true, past: new Set(['number'] as const) })).toBeNull()
})

test('a dismissed hint stays dismissed, and the next one appears with its target', () => {
  const past = new Set(['tap'] as const)
  expect(firstRunStep({ ...fresh, past })).toBeNull()
  expect(firstRunStep({ ...fresh, project: moved, past })).toBe('run')
})

test('only a number that existed before counts as changed', () => {
  expect(changesNumber(empty, moved)).toBe(false)
  expect(changesNumber(moved, further)).toBe(true)
})
