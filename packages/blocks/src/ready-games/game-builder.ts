/** Builder for the ready games. Ids of blocks and sprites are assigned in order: the same game always has the same ids. */
import { idsFrom, newId } from '../edit/block-trees.ts'
import { newBlock } from '../palette/new-block.ts'
import { builtInSound } from '../built-in-sounds.ts'
import type { Block, Costume, Input, Project, Sprite, Variable } from '../project.ts'

/** The content of an input: a typed value, a block, or the variable of a field. */
type Filling = string | number | Block | Variable

interface Cast extends Pick<Sprite, 'name' | 'x' | 'y'>, Partial<Pick<Sprite, 'size' | 'visible' | 'rotationStyle'>> {
  readonly costumes: readonly Costume[]
  readonly scripts: readonly (readonly Block[])[]
  /** The name of the soft tone, for a sprite that has it. */
  readonly tone?: string
}

interface Play {
  readonly backdrop: string
  /** From back to front. */
  readonly sprites: readonly Sprite[]
  readonly variables?: readonly Variable[]
  /** Those without a monitor on the stage. */
  readonly hidden?: readonly Variable[]
  readonly messages?: readonly string[]
}

export type GameBuilder = ReturnType<typeof newGameBuilder>

export function newGameBuilder() {
  const ids = idsFrom(1)
  return {
    /** A palette block with these values, and with these blocks in its substacks. */
    block: (opcode: string, values: Readonly<Record<string, Filling>> = {}, ...stacks: readonly (readonly Block[])[]): Block => {
      const usual = newBlock(opcode)
      if (!usual) throw new Error(`there is no block ${opcode}`)
      const inputs = usual.inputs.map(({ name, value }) => inputOf(name, value, values[name]))
      const fields = usual.fields.map(({ name, value }) => {
        const given = values[name]
        return isVariable(given) ? { name, value: given.name, id: given.id } : { name, value: typed(given) ?? value }
      })
      return { ...usual, id: newId(ids, 'b'), inputs, fields, stacks: stacks.length > 0 ? stacks : usual.stacks }
    },
    variable: (name: string, value = 0): Variable => ({ id: newId(ids, 'v'), name, value }),
    sprite: ({
      name,
      x,
      y,
      costumes,
      scripts,
      tone,
      size = 100,
      visible = true,
      rotationStyle = "don't rotate",
    }: Cast): Sprite => {
      const sounds = tone === undefined ? [] : [builtInSound(softTone, tone)]
      return {
        id: newId(ids, 's'),
        name,
        costumes,
        costume: 0,
        sounds,
        volume: 100,
        variables: [],
        lists: [],
        scripts: scripts.map((blocks, index) => ({ x: 40, y: 40 + index * 300, blocks })),
        x,
        y,
        direction: 90,
        size,
        visible,
        draggable: false,
        rotationStyle,
        layer: 1,
      }
    },
    project: ({ backdrop, sprites, variables = [], hidden = [], messages = [] }: Play): Project => ({
      stage: {
        name: 'Stage',
        costumes: [{ ...backdropShape, name: backdrop, picture: backdrop }],
        costume: 0,
        sounds: [],
        volume: 100,
        variables: [...variables, ...hidden],
        lists: [],
        scripts: [],
      },
      sprites: sprites.map((sprite, index) => ({ ...sprite, layer: index + 1 })),
      messages,
      monitors: variables.map(({ id }) => ({ id, visible: true })),
      nextId: ids.next,
    }),
  }
}

const softTone = 'soft-tone'
const backdropShape = { width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 } as const

/** A picture in a square of 96 units; its rotation centre is the middle unless stated otherwise. */
export function costume(picture: string, { x = 48, y = 48, name = picture } = {}): Costume {
  return { name, picture, width: 96, height: 96, centerX: x, centerY: y, resolution: 1 }
}

function inputOf(name: string, value: string, given: Filling | undefined): Input {
  if (typeof given === 'object' && 'opcode' in given) return { name, value, block: given }
  return { name, value: typed(given) ?? value }
}

function typed(given: Filling | undefined): string | undefined {
  return typeof given === 'object' ? undefined : given?.toString()
}

function isVariable(given: Filling | undefined): given is Variable {
  return typeof given === 'object' && !('opcode' in given)
}
