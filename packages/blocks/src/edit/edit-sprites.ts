/** Edits the sprites. Each function returns a new project, or the same object if nothing changes. */
import { copyBlock, idsFrom, newId, changeBlocks } from './block-trees.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { type Block, type Costume, limits, type Project, type Sprite, tooMuchIn } from '../project.ts'

/** Adds a sprite in front of the others. */
export function addSprite(
  project: Project,
  { name, costumes, x, y }: Pick<Sprite, 'name' | 'x' | 'y'> & { costumes: readonly Costume[] },
): Project {
  if (project.sprites.length >= limits.sprites || costumes.length === 0) return project
  const ids = idsFrom(project.nextId)
  const sprite: Sprite = {
    id: newId(ids, 's'),
    name: freeName(project, name),
    costumes,
    costume: 0,
    sounds: [],
    volume: 100,
    variables: [],
    lists: [],
    scripts: [],
    x,
    y,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all around',
    layer: frontLayer(project),
  }
  return { ...project, sprites: [...project.sprites, sprite], nextId: ids.next }
}

/** Adds a copy of a sprite with its scripts, slightly beside the original. */
export function duplicateSprite(project: Project, id: string): Project {
  const sprite = project.sprites.find((each) => each.id === id)
  if (!sprite || project.sprites.length >= limits.sprites) return project
  const ids = idsFrom(project.nextId)
  const twin: Sprite = {
    ...sprite,
    id: newId(ids, 's'),
    name: freeName(project, sprite.name),
    x: sprite.x + 20,
    y: sprite.y - 20,
    layer: frontLayer(project),
    scripts: sprite.scripts.map((script) => ({ ...script, blocks: script.blocks.map((block) => copyBlock(block, ids)) })),
  }
  const after = { ...project, sprites: [...project.sprites, twin], nextId: ids.next }
  return tooMuchIn(after) ? project : after
}

export function removeSprite(project: Project, id: string): Project {
  const sprites = project.sprites.filter((sprite) => sprite.id !== id)
  return sprites.length === project.sprites.length ? project : { ...project, sprites }
}

/** Blocks that use the sprite are changed too. An empty or used name changes nothing. */
export function renameSprite(project: Project, id: string, name: string): Project {
  const wanted = name.trim().slice(0, 100)
  const sprite = project.sprites.find((each) => each.id === id)
  if (!sprite || wanted === '' || sprite.name === wanted || freeName(project, wanted) !== wanted) return project
  const renamed = project.sprites.map((each) => (each.id === id ? { ...each, name: wanted } : each))
  return changeBlocks({ ...project, sprites: renamed }, (block) => withSpriteName(block, sprite.name, wanted))
}

/** Changes the properties of a sprite that the workspace lets a person edit, such as its position. */
export function changeSprite(
  project: Project,
  id: string,
  change: Partial<Pick<Sprite, 'x' | 'y' | 'direction' | 'size' | 'visible' | 'costume'>>,
): Project {
  const sprite = project.sprites.find((each) => each.id === id)
  if (!sprite || Object.entries(change).every(([key, value]) => Object.is(sprite[key as keyof typeof change], value)))
    return project
  return { ...project, sprites: project.sprites.map((each) => (each === sprite ? { ...each, ...change } : each)) }
}

function withSpriteName(block: Block, from: string, to: string): Block {
  const specs = opcodes.get(block.opcode)?.inputs ?? {}
  const inputs = block.inputs.map((input) => {
    const isMenu = specs[input.name]?.menu && input.name !== 'COSTUME' && input.name !== 'BACKDROP' && input.name !== 'SOUND_MENU'
    return isMenu && input.value === from ? { ...input, value: to } : input
  })
  return { ...block, inputs }
}

/** "Cat", then "Cat2", numbered as in Scratch. Reserved words of menus are not allowed. */
function freeName(project: Project, wanted: string): string {
  const taken = new Set([
    ...project.sprites.map(({ name }) => name),
    '_stage_',
    '_mouse_',
    '_edge_',
    '_random_',
    '_myself_',
    'Stage',
  ])
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/\d+$/, '')
  let number = 2
  while (taken.has(`${stem}${number}`)) number++
  return `${stem}${number}`
}

function frontLayer({ sprites }: Project): number {
  return sprites.reduce((front, { layer }) => Math.max(front, layer), 0) + 1
}
