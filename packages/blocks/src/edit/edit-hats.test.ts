import { expect, test } from 'vitest'
import { appendBlock } from './edit.ts'
import { looseScriptFor, moveHatAboveBlocks } from './edit-hats.ts'
import { newBlock } from '../palette/new-block.ts'
import { newProject } from '../new-project.ts'
import type { Project } from '../project.ts'

function made(...opcodes: string[]): Project {
  const owner = newProject().sprites[0]?.id ?? ''
  return opcodes.reduce((project, opcode) => appendBlock(project, owner, newBlock(opcode)!), newProject())
}

const scriptsOf = (project: Project) => project.sprites[0]!.scripts.map(({ blocks }) => blocks.map(({ opcode }) => opcode))
const lastId = (project: Project) => project.sprites[0]!.scripts.at(-1)!.blocks[0]!.id

test('a hat without blocks moves above the loose blocks before it', () => {
  const project = made('motion_movesteps', 'motion_turnright', 'event_whenflagclicked')
  expect(scriptsOf(project)).toEqual([['motion_movesteps', 'motion_turnright'], ['event_whenflagclicked']])
  expect(scriptsOf(moveHatAboveBlocks(project, lastId(project)))).toEqual([
    ['event_whenflagclicked', 'motion_movesteps', 'motion_turnright'],
  ])
})

test('a hat with blocks stays, and so does one after scripts that all have a hat', () => {
  const withOwn = made('motion_movesteps', 'event_whenflagclicked', 'looks_say')
  expect(moveHatAboveBlocks(withOwn, lastId(withOwn))).toBe(withOwn)
  const begun = made('event_whenflagclicked', 'motion_movesteps', 'event_whenthisspriteclicked')
  expect(looseScriptFor(begun.sprites[0]!, lastId(begun))).toBeUndefined()
  expect(moveHatAboveBlocks(begun, lastId(begun))).toBe(begun)
})
