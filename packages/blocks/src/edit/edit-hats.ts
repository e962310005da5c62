/** A hat that was added after its blocks: it is its own script first, and one press puts it above them. */
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Project, Script, Sprite } from '../project.ts'

/** The first script without a hat before this hat, if this hat has no blocks. */
export function looseScriptFor(sprite: Pick<Sprite, 'scripts'>, hat: string): Script | undefined {
  const at = sprite.scripts.findIndex(({ blocks }) => blocks.length === 1 && blocks[0]?.id === hat)
  const own = sprite.scripts[at]?.blocks[0]
  if (!own || !isHat(own)) return undefined
  return sprite.scripts.slice(0, at).find(({ blocks }) => blocks[0] && !isHat(blocks[0]))
}

/** Puts a hat without blocks above the first loose script before it; the same project if there is none. */
export function moveHatAboveBlocks(project: Project, hat: string): Project {
  const sprite = project.sprites.find((each) => looseScriptFor(each, hat))
  const loose = sprite && looseScriptFor(sprite, hat)
  const own = sprite?.scripts.find(({ blocks }) => blocks[0]?.id === hat)
  const [block] = own?.blocks ?? []
  if (!sprite || !loose || !own || !block) return project
  const scripts = sprite.scripts
    .filter((script) => script !== own)
    .map((script) => (script === loose ? { ...script, blocks: [block, ...script.blocks] } : script))
  return { ...project, sprites: project.sprites.map((each) => (each === sprite ? { ...each, scripts } : each)) }
}

function isHat({ opcode }: Block): boolean {
  const shape = opcodes.get(opcode)?.shape
  return shape === 'hat' || shape === 'edge-hat'
}
