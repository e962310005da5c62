import type { Block, Project, Script } from './project.ts'

/** A project with every block changed, from the outside in. */
export function rewritten(project: Project, change: (block: Block) => Block): Project {
  const scripts = (all: readonly Script[]) => all.map((script) => ({ ...script, blocks: script.blocks.map(inBlock) }))
  return {
    ...project,
    stage: { ...project.stage, scripts: scripts(project.stage.scripts) },
    sprites: project.sprites.map((sprite) => ({ ...sprite, scripts: scripts(sprite.scripts) })),
  }

  function inBlock(before: Block): Block {
    const block = change(before)
    const inputs = block.inputs.map((input) => (input.block ? { ...input, block: inBlock(input.block) } : input))
    return { ...block, inputs, stacks: block.stacks.map((row) => row.map(inBlock)) }
  }
}
