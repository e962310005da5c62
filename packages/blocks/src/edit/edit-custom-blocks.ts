/** Defines, calls, renames and removes the custom blocks of a sprite. Each function returns a new project. */
import { allBlocks, type Block, type Procedure, type Project, type Sprite } from '../project.ts'
import { removeBlock } from './edit.ts'
import { withoutBlocks } from './edit-names.ts'
import { idsFrom, newId, changeBlocks } from './block-trees.ts'

export interface CustomBlock {
  /** The id of its definition, the hat of its script. */
  readonly id: string
  readonly procedure: Procedure
}

export interface CustomBlockInput {
  readonly name: string
  readonly kind: 'value' | 'condition'
}

export function customBlocksOf(sprite: Sprite): CustomBlock[] {
  return sprite.scripts.flatMap(({ blocks: [first] }) =>
    first?.opcode === 'procedures_definition' && first.procedure ? { id: first.id, procedure: first.procedure } : [],
  )
}

/** Adds a definition as a new script. A name used by another custom block of the sprite changes nothing. */
export function addCustomBlock(
  project: Project,
  owner: string,
  { name, inputs }: { name: string; inputs: readonly CustomBlockInput[] },
): Project {
  const sprite = project.sprites.find(({ id }) => id === owner)
  const words = cleaned(name)
  if (!sprite || words === '' || hasTwice(inputs)) return project
  const ids = idsFrom(project.nextId)
  const procedure: Procedure = {
    code: [words, ...inputs.map(({ kind }) => (kind === 'condition' ? '%b' : '%s'))].join(' '),
    argumentIds: inputs.map(() => newId(ids, 'v')),
    argumentNames: inputs.map((input) => input.name.trim()),
    argumentDefaults: inputs.map(({ kind }) => (kind === 'condition' ? 'false' : '')),
    warp: false,
  }
  if (isTaken(sprite, procedure.code)) return project
  const definition: Block = {
    id: newId(ids, 'b'),
    opcode: 'procedures_definition',
    inputs: [],
    fields: [],
    stacks: [],
    procedure,
  }
  const script = { x: 40, y: 40 + 200 * sprite.scripts.length, blocks: [definition] }
  return {
    ...project,
    nextId: ids.next,
    sprites: project.sprites.map((each) => (each === sprite ? { ...each, scripts: [...each.scripts, script] } : each)),
  }
}

/** A new block that calls it. */
export function callOf({ procedure }: CustomBlock): Block {
  const inputs = procedure.argumentIds.map((name) => ({ name, value: '' }))
  return { id: '', opcode: 'procedures_call', inputs, fields: [], stacks: [], procedure }
}

/** The reporters of its arguments inside its own script. */
export function argumentsOf({ procedure }: CustomBlock): Block[] {
  const kinds = [...procedure.code.matchAll(/%([sbn])/g)].map(([, kind]) => kind)
  return procedure.argumentNames.map((value, index) => ({
    id: '',
    opcode: kinds[index] === 'b' ? 'argument_reporter_boolean' : 'argument_reporter_string_number',
    inputs: [],
    fields: [{ name: 'VALUE', value }],
    stacks: [],
  }))
}

/** The custom block whose definition script contains a block. */
export function customBlockAround(sprite: Sprite, id: string): CustomBlock | undefined {
  const script = sprite.scripts.find(({ blocks }) => blocks.some((block) => hasInside(block, id)))
  return customBlocksOf(sprite).find((own) => own.id === script?.blocks[0]?.id)
}

/** Changes the words before the first input, also in its calls. */
export function renameCustomBlock(project: Project, owner: string, { id, procedure }: CustomBlock, name: string): Project {
  const sprite = project.sprites.find((each) => each.id === owner)
  const words = cleaned(name)
  const at = procedure.code.search(/%[sbn]/)
  const code = at < 0 ? words : `${words} ${procedure.code.slice(at)}`
  if (!sprite || words === '' || code === procedure.code || isTaken(sprite, code)) return project
  const follows = (block: Block) =>
    block.id === id || (block.opcode === 'procedures_call' && block.procedure?.code === procedure.code)
  const { sprites } = changeBlocks(project, (block) =>
    follows(block) && block.procedure ? { ...block, procedure: { ...block.procedure, code } } : block,
  )
  // The same words in another sprite mean another block.
  return { ...project, sprites: project.sprites.map((each, index) => (each === sprite ? (sprites[index] ?? each) : each)) }
}

/** The number of blocks that call it. */
export function callsOf(project: Project, owner: string, { procedure }: CustomBlock): number {
  return allBlocks(onlySprite(project, owner)).filter((block) => isCall(block, procedure)).length
}

/** Also removes its script and its calls. */
export function removeCustomBlock(project: Project, owner: string, { id, procedure }: CustomBlock): Project {
  const sprites = project.sprites.map((sprite) =>
    sprite.id === owner ? { ...sprite, scripts: sprite.scripts.filter(({ blocks }) => blocks[0]?.id !== id) } : sprite,
  )
  return withoutCalls({ ...project, sprites }, owner, procedure)
}

/** Removes only the definition, like any hat: its script stays, loose. Calls without a definition do nothing, so they are removed. */
export function removeDefinition(project: Project, id: string): Project {
  const sprite = project.sprites.find((each) => customBlocksOf(each).some((own) => own.id === id))
  const own = sprite && customBlocksOf(sprite).find((each) => each.id === id)
  const without = removeBlock(project, id)
  return own ? withoutCalls(without, sprite.id, own.procedure) : without
}

function withoutCalls(project: Project, owner: string, procedure: Procedure): Project {
  const [without] = withoutBlocks(onlySprite(project, owner), (block) => isCall(block, procedure)).sprites
  return { ...project, sprites: project.sprites.map((each) => (each.id === owner && without ? without : each)) }
}

function isCall(block: Block, { code }: Procedure): boolean {
  return block.opcode === 'procedures_call' && block.procedure?.code === code
}

function isTaken(sprite: Sprite, code: string): boolean {
  return customBlocksOf(sprite).some(({ procedure }) => procedure.code === code)
}

function hasTwice(inputs: readonly CustomBlockInput[]): boolean {
  const names = inputs.map(({ name }) => name.trim())
  return names.includes('') || new Set(names).size < names.length
}

/** A per cent sign would be parsed as an input placeholder. */
function cleaned(name: string): string {
  return name.replaceAll('%', ' ').trim().replaceAll(/\s+/g, ' ').slice(0, 100)
}

function hasInside(block: Block, id: string): boolean {
  return (
    block.id === id ||
    block.inputs.some(({ block: inside }) => inside !== undefined && hasInside(inside, id)) ||
    block.stacks.some((row) => row.some((inside) => hasInside(inside, id)))
  )
}

function onlySprite(project: Project, owner: string): Project {
  const nobody = { ...project.stage, scripts: [] }
  return { ...project, stage: nobody, sprites: project.sprites.filter(({ id }) => id === owner) }
}
