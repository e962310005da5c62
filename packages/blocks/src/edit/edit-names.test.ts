import { expect, test } from 'vitest'
import { addList, namesOf, removeNamed, renameNamed, usesOf } from './edit-names.ts'
import { readyBlock } from '../palette/ready-block.ts'
import {
  addMessage,
  addVariable,
  allBlocks,
  appendBlock,
  labelOf,
  newProject,
  parseProject,
  insertReporter,
  type Project,
} from '../index.ts'

const cat = newProject().sprites[0]!.id
const sounds = { 'soft-tone': 'soft tone', 'two-tones': 'two tones', 'low-tone': 'low tone' }
const firstNames = { variable: 'points', list: 'things', message: 'message1', sounds }

function withBlocks(project: Project, ...opcodes: string[]): Project {
  return opcodes.reduce((before, opcode) => {
    const ready = readyBlock(before, cat, opcode, firstNames)!
    return appendBlock(ready.project, cat, ready.block)
  }, project)
}

const labels = (project: Project) => allBlocks(project).map((block) => labelOf(block, 'en'))

test('adding a block that needs a variable or a list creates one in a game without any', () => {
  const project = withBlocks(newProject(), 'data_changevariableby', 'data_addtolist')
  expect(labels(project)).toEqual(['Change points by 1', 'Add thing to things'])
  expect(namesOf(project, 'variables', cat).map(({ name }) => name)).toEqual(['points'])
  expect(withBlocks(project, 'data_setvariableto').stage.variables).toHaveLength(1)
  expect(parseProject(project)).toMatchObject({ ok: true })
})

test('renaming a variable changes it in all blocks that use it', () => {
  const project = addVariable(withBlocks(newProject(), 'data_changevariableby', 'data_setvariableto'), 'lives')
  const [points] = namesOf(project, 'variables', cat)
  const renamed = renameNamed(project, points!, '  high  score ')
  expect(labels(renamed)).toEqual(['Change high score by 1', 'Set high score to 0'])
  expect(renameNamed(project, points!, 'lives')).toBe(project)
  expect(renameNamed(project, points!, ' ')).toBe(project)
})

test('a name is unique within the scope of a sprite', () => {
  const project = addVariable(newProject(), 'points')
  expect(addVariable(project, 'points')).toBe(project)
  expect(addVariable(project, 'points', cat)).toBe(project)
  expect(addList(project, 'points').stage.lists).toHaveLength(1)
  const own = addVariable(newProject(), 'points', cat)
  expect(addVariable(own, 'points')).toBe(own)
})

test('removing a variable removes the blocks that use it, and the typed values under them appear again', () => {
  let project = withBlocks(newProject(), 'motion_movesteps', 'data_changevariableby', 'control_repeat')
  const [points] = namesOf(project, 'variables', cat)
  const move = allBlocks(project)[0]!
  project = insertReporter(project, move.id, {
    name: 'STEPS',
    block: readyBlock(project, cat, 'data_variable', firstNames)!.block,
  })
  expect(usesOf(project, points!)).toBe(2)
  expect(labels(removeNamed(project, points!))).toEqual(['Move 10 steps', 'Repeat 10 times'])
  expect(removeNamed(project, points!)).toMatchObject({ stage: { variables: [] }, monitors: [] })
})

test('renaming a message changes both senders and receivers', () => {
  const project = addMessage(withBlocks(newProject(), 'event_whenbroadcastreceived', 'event_broadcast'), 'go')
  const [first] = namesOf(project, 'messages', cat)
  expect(labels(renameNamed(project, first!, 'jump'))).toEqual(['When I receive jump', 'Broadcast jump'])
  expect(renameNamed(project, first!, 'GO')).toBe(project)
  expect(removeNamed(project, first!)).toMatchObject({ messages: ['go'] })
  expect(labels(removeNamed(project, first!))).toEqual([])
})

test('adding a sound block gives a sprite without sounds the default sounds', () => {
  const project = withBlocks(newProject(), 'sound_play', 'sound_playuntildone')
  expect(labels(project)).toEqual(['Start sound soft tone', 'Play sound soft tone until done'])
  expect(project.sprites[0]!.sounds.map(({ file }) => file)).toEqual(['soft-tone', 'two-tones', 'low-tone'])
  expect(parseProject(project)).toMatchObject({ ok: true })
})
