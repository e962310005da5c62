/** Changing and copying blocks with everything inside them. */
import type { Block, Project, Script } from '../project.ts'

type Change = (block: Block) => Block

/** A project with every block replaced, outer blocks first. */
export function changeBlocks(project: Project, change: Change): Project {
  return {
    ...project,
    stage: { ...project.stage, scripts: inScripts(project.stage.scripts, change) },
    sprites: project.sprites.map((sprite) => ({ ...sprite, scripts: inScripts(sprite.scripts, change) })),
  }
}

export function inScripts(scripts: readonly Script[], change: Change): Script[] {
  return scripts.map((script) => ({ ...script, blocks: script.blocks.map(inBlock) }))

  function inBlock(before: Block): Block {
    const block = change(before)
    const inputs = block.inputs.map((input) => (input.block ? { ...input, block: inBlock(input.block) } : input))
    return { ...block, inputs, stacks: block.stacks.map((row) => row.map(inBlock)) }
  }
}

/** Ids for new blocks: numbers unused in the project, so that edits are reproducible. */
export interface Ids {
  next: number
}

export function idsFrom(next: number): Ids {
  return { next }
}

export function newId(ids: Ids, kind: 'b' | 's' | 'v'): string {
  return `${kind}${ids.next++}`
}

/** A copy of a block and its content with new ids. */
export function copyBlock(block: Block, ids: Ids): Block {
  const id = newId(ids, 'b')
  const inputs = block.inputs.map((input) => (input.block ? { ...input, block: copyBlock(input.block, ids) } : input))
  const stacks = block.stacks.map((row) => row.map((inside) => copyBlock(inside, ids)))
  return { ...block, id, inputs, stacks }
}
