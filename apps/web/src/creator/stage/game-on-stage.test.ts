import { expect, test } from 'vitest'
import { appendBlock } from '@ankur/blocks/edit/edit'
import { changeSprite } from '@ankur/blocks/edit/edit-sprites'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { newProject } from '@ankur/blocks/new-project'
import type { Project } from '@ankur/blocks/project'
import { gameOnStage } from './game-on-stage.ts'

const cat = newProject().sprites[0]?.id ?? ''

function withBlocks(project: Project, ...opcodes: string[]): Project {
  return opcodes.reduce((before, opcode) => {
    const block = newBlock(opcode, 'en')
    return block ? appendBlock(before, cat, block) : before
  }, project)
}

test('a longer program leaves the stage as it is', () => {
  const before = withBlocks(newProject(), 'motion_movesteps', 'motion_movesteps', 'motion_movesteps', 'motion_movesteps')
  expect(gameOnStage(before)).toBe(before)
  const after = withBlocks(before, 'motion_movesteps')
  expect(after).not.toBe(before)
  expect(gameOnStage(after)).toBe(before)
})

test('whatever is drawn changes the stage', () => {
  const before = withBlocks(newProject(), 'motion_movesteps')
  const [sprite] = before.sprites
  for (const change of [
    { x: 7 },
    { size: 50 },
    { visible: false },
    { name: 'Tara' },
    { costume: 1 },
    { costumes: [...(sprite?.costumes ?? [])] },
    { variables: [{ id: 'score', name: 'score', value: 3 }] },
  ]) {
    expect(gameOnStage(before)).toBe(before)
    const after = changeSprite(before, cat, change as Partial<NonNullable<typeof sprite>>)
    expect(gameOnStage(after), Object.keys(change).join()).toBe(after)
  }
})

test('the stage follows a script that draws it otherwise: the first loop, the fourth block, colours, the music extension', () => {
  for (const [first, added] of [
    ['motion_movesteps', ['control_forever']],
    ['motion_movesteps', ['looks_show', 'looks_show', 'looks_show']],
    ['control_forever', ['sensing_touchingcolor']],
    ['control_forever', ['music_playDrumForBeats']],
  ] as const) {
    const before = withBlocks(newProject(), first)
    expect(gameOnStage(before)).toBe(before)
    const after = withBlocks(before, ...added)
    expect(gameOnStage(after), added.join()).toBe(after)
  }
})
