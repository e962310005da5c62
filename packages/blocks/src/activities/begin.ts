/** The initial game of an activity: one cat and its first blocks. */
import { appendBlock } from '../edit/edit.ts'
import { renameSprite } from '../edit/edit-sprites.ts'
import { newBlock } from '../palette/new-block.ts'
import { newProject } from '../new-project.ts'
import type { Block, Project } from '../project.ts'
import type { Activity, StartBlock } from './activities.ts'

export function beginActivity({ begins }: Activity, cat: string): Project {
  const fresh = newProject()
  const [sprite = ''] = fresh.sprites.map(({ id }) => id)
  return begins.reduce(
    (game, begun) => {
      const block = blockFrom(begun)
      return block ? appendBlock(game, sprite, block) : game
    },
    renameSprite(fresh, sprite, cat),
  )
}

function blockFrom({ opcode, values = {}, inside = [] }: StartBlock): Block | undefined {
  const block = newBlock(opcode)
  if (!block) return undefined
  const inputs = block.inputs.map((input) => ({ ...input, value: values[input.name] ?? input.value }))
  return { ...block, inputs, stacks: block.stacks.map((row, substack) => (substack === 0 ? inside.flatMap(fromBegun) : row)) }
}

function fromBegun(begun: StartBlock): Block[] {
  const block = blockFrom(begun)
  return block ? [block] : []
}
