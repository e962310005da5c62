/** Large projects for the editor: a long script, and many sprites that move all the time. */
import { appendBlock } from '@ankur/blocks/edit/edit'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { addPicture, newProject, pictures } from '@ankur/blocks/new-project'
import type { Block, Project } from '@ankur/blocks/project'

/** One sprite with one script of `blocks` blocks; every tenth is in a loop. */
export function longScript(blocks: number): Project {
  return withLongScript(newProject(), blocks)
}

/** `sprites` sprites, of which the first has a script of `blocks` blocks. */
export function largeGame(blocks: number, sprites: number): Project {
  return withLongScript(movingSprites(sprites), blocks)
}

function withLongScript(project: Project, blocks: number): Project {
  const sprite = project.sprites[0]?.id ?? ''
  const turns = Array.from({ length: (blocks - 10) / 10 }, () => [
    made('control_repeat', {}, [made('motion_movesteps')]),
    ...Array.from({ length: 4 }, () => [made('motion_turnright'), made('looks_say')]).flat(),
  ])
  const rest = Array.from({ length: 9 }, () => made('motion_movesteps'))
  const script = [made('event_whenflagclicked'), ...turns.flat(), ...rest]
  return script.reduce((before, each) => appendBlock(before, sprite, each), project)
}

/**
 * `count` sprites that walk and bounce forever, each in a direction of its own; with effects, they also change
 * colour.
 */
export function movingSprites(count: number, hasEffects = false): Project {
  let project = newProject()
  for (let index = 1; index < count; index++) {
    const picture = pictures[index % pictures.length] ?? 'cat'
    project = addPicture(project, picture, { name: `Sprite ${index}`, x: (index % 10) * 40 - 180, y: (index % 7) * 40 - 120 })
  }
  return project.sprites.reduce((before, { id }, index) => {
    const turnColor = hasEffects ? [made('looks_changeeffectby', { CHANGE: String(1 + index / 7) })] : []
    const walk = made('control_forever', {}, [
      made('motion_movesteps', { STEPS: '4' }),
      made('motion_ifonedgebounce'),
      ...turnColor,
    ])
    const script = [made('event_whenflagclicked'), made('motion_turnright', { DEGREES: String(index * 7) }), walk]
    return script.reduce((game, each) => appendBlock(game, id, each), before)
  }, project)
}

function made(opcode: string, values: Readonly<Record<string, string>> = {}, inside: readonly Block[] = []): Block {
  const block = newBlock(opcode)
  if (!block) throw new Error(`there is no block ${opcode}`)
  const inputs = block.inputs.map((input) => ({ ...input, value: values[input.name] ?? input.value }))
  return { ...block, inputs, stacks: inside.length > 0 ? [inside] : block.stacks }
}
