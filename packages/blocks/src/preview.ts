/**
 * The effect of one block on a sprite: the real machine runs it alone, on a copy of the game, with its own clock. The
 * result is data; the page shows it.
 */
import type { Owner } from './edit/edit.ts'
import { isCondition, isReporter } from './edit/edit-inputs.ts'
import { pressFlag, start, step } from './machine/machine.ts'
import type { Actor, Machine, World } from './machine/state.ts'
import type { Bubble } from './machine/values.ts'
import { newBlock } from './palette/new-block.ts'
import { opcodes } from './opcodes/opcodes.ts'
import { type Block, type Costume, type Project, type RotationStyle, type Sprite } from './project.ts'
import { toBoolean, toText } from './values.ts'

export interface Preview {
  /** Undefined when the block starts a script or returns a value: there is nothing to draw. */
  readonly after: Look | null
  readonly facts: readonly Fact[]
}

/** The displayed state of the sprite. */
export interface Look {
  readonly costume: Costume | undefined
  readonly x: number
  readonly y: number
  readonly direction: number
  readonly size: number
  readonly visible: boolean
  readonly rotationStyle: RotationStyle
  readonly ghost: number
  readonly bubble: Bubble | null
}

export type Fact =
  | { readonly kind: 'goes'; readonly x: number; readonly y: number; readonly byChance: boolean }
  | { readonly kind: 'turns'; readonly from: number; readonly to: number }
  | { readonly kind: 'grows' | 'shrinks'; readonly to: number }
  | { readonly kind: 'appears' | 'hides' | 'in front' | 'copied' | 'nothing' | 'endless' }
  | { readonly kind: 'says' | 'thinks' | 'asks' | 'sounds'; readonly text: string }
  | { readonly kind: 'ghost' | 'volume'; readonly to: number }
  | { readonly kind: 'costume' | 'backdrop'; readonly name: string }
  | { readonly kind: 'variable'; readonly name: string; readonly to: string }
  | { readonly kind: 'list'; readonly name: string; readonly count: number }
  | { readonly kind: 'takes'; readonly seconds: number }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'answer'; readonly isYes: boolean }

/** Random numbers, and the pixel data of the page. */
type PreviewWorld = Pick<World, 'random' | 'shapeOf' | 'colors'>

const framesInSecond = 30
/** Ten seconds of game time: the result of a longer block is its state at that time. */
const maxFrames = 300

export function previewOf(project: Project, owner: Owner, block: Block, given: PreviewWorld): Preview {
  const sprite = project.sprites.find(({ id }) => id === owner)
  const shape = opcodes.get(block.opcode)?.shape
  if (!sprite || shape === 'hat' || shape === 'edge-hat' || shape === 'part') return { after: null, facts: [] }
  if (isReporter(block)) return { after: null, facts: [valueOf(project, sprite, block, given)] }
  const questionBlock = questionIn(block)
  const answers = questionBlock ? [valueOf(project, sprite, questionBlock, given)] : []
  const { after, facts } = changes(project, sprite, block, given)
  return { after, facts: [...answers, ...facts] }
}

/** What a block reads before it acts. */
function questionIn({ inputs }: Block): Block | undefined {
  return inputs.find(({ name, block }) => name === 'CONDITION' && block)?.block
}

function valueOf(project: Project, sprite: Sprite, block: Block, given: PreviewWorld): Fact {
  const set = newBlock('data_setvariableto')
  if (!set) return { kind: 'nothing' }
  const variable = { id: 'preview', name: 'preview', value: '' }
  const asks = {
    ...set,
    id: 'preview',
    fields: [{ name: 'VARIABLE', value: variable.name, id: variable.id }],
    inputs: [{ name: 'VALUE', value: '', block }],
  }
  const { stage } = project
  const asking = { ...project, stage: { ...stage, variables: [...stage.variables, variable] } }
  const run = ranAlone(asking, sprite, asks, given)
  const value = run.machine.stage.cells[stage.variables.length]?.value ?? ''
  return isCondition(block) ? { kind: 'answer', isYes: toBoolean(value) } : { kind: 'value', text: toText(value).slice(0, 100) }
}

function changes(project: Project, sprite: Sprite, block: Block, given: PreviewWorld): { after: Look; facts: Fact[] } {
  const { machine, actor, frames, soundNames, bubble, drew, before } = ranAlone(project, sprite, block, given)
  const facts: Fact[] = []
  if (actor.x !== before.x || actor.y !== before.y) facts.push({ kind: 'goes', x: actor.x, y: actor.y, byChance: drew })
  if (actor.direction !== before.direction) facts.push({ kind: 'turns', from: before.direction, to: actor.direction })
  if (actor.size !== before.size) facts.push({ kind: actor.size > before.size ? 'grows' : 'shrinks', to: Math.round(actor.size) })
  if (actor.visible !== before.visible) facts.push({ kind: actor.visible ? 'appears' : 'hides' })
  const costume = actor.program.costumes[actor.costume]
  if (costume && actor.costume !== before.costume) facts.push({ kind: 'costume', name: costume.name })
  const ghost = actor.effects.get('ghost') ?? 0
  if (ghost !== 0) facts.push({ kind: 'ghost', to: ghost })
  if (actor.volume !== before.volume) facts.push({ kind: 'volume', to: actor.volume })
  if (bubble && machine.questions.length === 0) facts.push({ kind: bubble.kind === 'say' ? 'says' : 'thinks', text: bubble.text })
  for (const { text } of machine.questions) facts.push({ kind: 'asks', text })
  for (const text of soundNames) facts.push({ kind: 'sounds', text })
  const backdrop = machine.stage.program.costumes[machine.stage.costume]
  if (backdrop && machine.stage.costume !== project.stage.costume) facts.push({ kind: 'backdrop', name: backdrop.name })
  if (layerOf(actor) > before.layer) facts.push({ kind: 'in front' })
  if (machine.actors.some(({ isClone }) => isClone)) facts.push({ kind: 'copied' })
  facts.push(...changedNames(project, sprite, { machine, actor }))
  if (machine.questions.length === 0) facts.push(...timeFacts(frames, machine.threads.length > 0))
  const look = { ...lookOf(actor), bubble }
  return { after: look, facts: facts.length > 0 ? facts : [{ kind: 'nothing' }] }
}

/** Its layer among the sprites, without clones. */
function layerOf(actor: Actor): number {
  return actor.machine.layers.filter(({ isClone }) => !isClone).indexOf(actor)
}

function timeFacts(frames: number, goesOn: boolean): Fact[] {
  if (goesOn) return [{ kind: 'endless' }]
  const seconds = Math.round((frames / framesInSecond) * 10) / 10
  return seconds >= 0.5 ? [{ kind: 'takes', seconds }] : []
}

/** Variables and lists that have changed. */
function changedNames(project: Project, sprite: Sprite, { machine, actor }: { machine: Machine; actor: Actor }): Fact[] {
  const pairs = [
    { target: project.stage, of: machine.stage },
    { target: sprite, of: actor },
  ]
  return pairs.flatMap(({ target, of }) => [
    ...target.variables.flatMap(({ name, value }, index): Fact[] => {
      const now = of.cells[index]?.value ?? value
      return now === value ? [] : [{ kind: 'variable', name, to: toText(now).slice(0, 100) }]
    }),
    ...target.lists.flatMap(({ name, items }, index): Fact[] => {
      const now = of.lists[index]?.items ?? items
      const isSame = now.length === items.length && now.every((item, at) => item === items[at])
      return isSame ? [] : [{ kind: 'list', name, count: now.length }]
    }),
  ])
}

interface Ran {
  readonly machine: Machine
  readonly actor: Actor
  readonly before: Pick<Actor, 'x' | 'y' | 'direction' | 'size' | 'visible' | 'costume' | 'volume'> & { readonly layer: number }
  readonly frames: number
  readonly soundNames: readonly string[]
  /** The last visible one. */
  readonly bubble: Bubble | null
  /** Whether a random number was used. */
  readonly drew: boolean
}

function ranAlone(project: Project, sprite: Sprite, block: Block, given: PreviewWorld): Ran {
  let nowMs = 0
  let drew = false
  const draws = () => {
    drew = true
    return given.random()
  }
  const machine = start(withBlockAlone(project, sprite, block), {
    ...given,
    now: () => nowMs,
    random: draws,
    passLimit: 200,
  })
  const actor = machine.actors[project.sprites.indexOf(sprite)] ?? machine.stage
  const { x, y, direction, size, visible, costume, volume } = actor
  const before = { x, y, direction, size, visible, costume, volume, layer: layerOf(actor) }
  pressFlag(machine)
  const soundNames: string[] = []
  let bubble: Bubble | null = null
  let frames = 0
  while (machine.threads.length > 0 && frames < maxFrames && machine.questions.length === 0) {
    step(machine)
    frames++
    nowMs += 1000 / framesInSecond
    soundNames.push(...machine.played.map(({ sound }) => sound.name))
    bubble = actor.bubble ?? bubble
  }
  return { machine, actor, before, frames: Math.max(0, frames - 1), soundNames, bubble, drew }
}

/** Only the sprite runs, and only the block; its custom blocks keep their scripts. */
function withBlockAlone(project: Project, sprite: Sprite, block: Block): Project {
  const flag = newBlock('event_whenflagclicked')
  const row = flag ? [{ ...flag, id: 'flag' }, block] : [block]
  const definitions = sprite.scripts.filter(({ blocks }) => blocks[0]?.opcode === 'procedures_definition')
  const scripts = [...definitions, { x: 0, y: 0, blocks: row }]
  return {
    ...project,
    stage: { ...project.stage, scripts: [] },
    sprites: project.sprites.map((each) => ({ ...each, scripts: each === sprite ? scripts : [] })),
  }
}

function lookOf({ x, y, direction, size, visible, rotationStyle, effects, program, costume, bubble }: Actor): Look {
  const ghost = effects.get('ghost') ?? 0
  return { costume: program.costumes[costume], x, y, direction, size, visible, rotationStyle, ghost, bubble }
}
