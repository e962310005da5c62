/** Small games for tests, in a readable notation. */
import {
  type Block,
  type Input,
  newBlock,
  newProject,
  pressFlag,
  type Procedure,
  type Project,
  start,
  step,
  type Value,
  type World,
} from './index.ts'

export const fixedWorld: World = { now: () => 0, random: () => 0.5, passLimit: 100 }

/** A game with these scripts on a cat at the centre, and `count` and `list` on the stage. */
export function game(...scripts: Block[][]): Project {
  const project = newProject()
  return {
    ...project,
    stage: {
      ...project.stage,
      variables: [{ id: 'count', name: 'count', value: 0 }],
      lists: [{ id: 'list', name: 'list', items: [] }],
    },
    sprites: project.sprites.map((sprite) => ({
      ...sprite,
      x: 0,
      y: 0,
      scripts: scripts.map((blocks) => ({ x: 0, y: 0, blocks })),
    })),
  }
}

export type Filling = string | Block

/** Only the given inputs. */
export function block(opcode: string, inputs: Record<string, Filling> = {}, more: Partial<Block> = {}): Block {
  const filled = Object.entries(inputs).map(([name, value]): Input =>
    typeof value === 'string' ? { name, value } : { name, value: '', block: value },
  )
  return { id: opcode, opcode, inputs: filled, fields: [], stacks: [], ...more }
}

/** A palette block, with some inputs and fields changed. */
export function paletteBlock(opcode: string, filling: Record<string, Filling> = {}, ...stacks: Block[][]): Block {
  const usual = newBlock(opcode) ?? block(opcode)
  const inputs = usual.inputs.map((input): Input => {
    const value = filling[input.name]
    if (value === undefined) return input
    return typeof value === 'string' ? { name: input.name, value } : { ...input, block: value }
  })
  const fields = usual.fields.map((field) => {
    const value = filling[field.name]
    return typeof value === 'string' ? { name: field.name, value } : field
  })
  return { ...usual, id: opcode, inputs, fields, stacks: stacks.length > 0 ? stacks : usual.stacks }
}

export const flagHat = block('event_whenflagclicked')
export const countField = { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }] }
export const listField = { fields: [{ name: 'LIST', value: 'list', id: 'list' }] }
export const addOneToCount = block('data_changevariableby', { VALUE: '1' }, countField)

export function setCount(value: Filling): Block {
  return block('data_setvariableto', { VALUE: value }, countField)
}

export function addToList(item: Filling): Block {
  return block('data_addtolist', { ITEM: item }, listField)
}

export const forever = (...inside: Block[]) => block('control_forever', {}, { stacks: [inside] })
export const repeat = (times: string, ...inside: Block[]) => block('control_repeat', { TIMES: times }, { stacks: [inside] })

/** A custom block with one input; `warp` is Scratch's name for "without screen refresh". */
export function customBlock(code: string, warp: boolean): Procedure {
  return { code, argumentIds: ['a'], argumentNames: ['n'], argumentDefaults: [''], warp }
}

/** The value of `count` after this many frames. */
export function countAfter(project: Project, frames = 1, world = fixedWorld): unknown {
  const machine = start(project, world)
  pressFlag(machine)
  for (let frame = 0; frame < frames; frame++) step(machine)
  return machine.stage.cells[0]?.value
}

/** The value of a reporter after some blocks ran. */
export function valueOf(
  reporter: Block,
  { before = [], world = fixedWorld }: { before?: Block[]; world?: World } = {},
): Value | undefined {
  const machine = start(game([flagHat, ...before, setCount(reporter)]), { ...world, passLimit: 1000 })
  pressFlag(machine)
  for (let frame = 0; frame <= before.length; frame++) step(machine)
  return machine.stage.cells[0]?.value
}
