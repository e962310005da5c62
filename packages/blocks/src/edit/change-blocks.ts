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
