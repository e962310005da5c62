/** The content of the stage, from back to front: the running game's sprites and clones, otherwise the project's own. */
import type { EffectValues } from '@ankur/blocks/picture/effects'
import type { Actor } from '@ankur/blocks/machine/state'
import type { Look } from '@ankur/blocks/preview'
import type { RecordedActor, RecordedFrame } from '@ankur/blocks/recording'
import type { Costume, Project, Sprite } from '@ankur/blocks/project'
import { hasBlock } from '../use-creator.ts'
import type { Runner } from './runner.ts'

export interface ShownSprite extends Look {
  readonly key: string
  /** The project's sprite, or the original of a clone. */
  readonly sprite: string
  readonly name: string
  readonly effects: EffectValues
  /** The picture with its effects, if they are rendered. */
  readonly drawn?: CanvasImageSource | undefined
}

export function shownSprites(project: Project, runner: Runner): ShownSprite[] {
  const looked = runner.lookedAt()
  const game = runner.game()
  if (looked && game) return fromFrame(looked.frame, game)
  const machine = runner.machine()
  const own = new Map(project.sprites.map((sprite) => [runner.actorOf(sprite.id), sprite.id]))
  const running = (machine?.layers ?? []).flatMap((actor) => {
    const original = machine?.actors.find((each) => !each.isClone && each.program === actor.program)
    const sprite = own.get(original)
    return sprite === undefined ? [] : fromActor(actor, sprite)
  })
  const shown = new Set(running.map(({ sprite }) => sprite))
  const still = project.sprites.filter(({ id }) => !shown.has(id)).toSorted((one, other) => one.layer - other.layer)
  return [...running, ...still.map(restingSprite)]
}

/** The state before the game begins. */
export function restingSprite(sprite: Sprite): ShownSprite {
  const { id, costumes, costume } = sprite
  const shown = resting.get(sprite) ?? {
    ...sprite,
    key: id,
    sprite: id,
    costume: costumes[costume],
    ghost: 0,
    effects: [],
    bubble: null,
  }
  resting.set(sprite, shown)
  return shown
}

/** The same object for an unchanged sprite, so that it is not drawn again. */
const resting = new WeakMap<Sprite, ShownSprite>()

/** The backdrop. A game with colour sensing must find the same colours in every theme. */
export function shownBackdrop(project: Project, runner: Runner): Costume | undefined {
  const costume = costumeOfStage(project, runner)
  return costume && asksAboutColors(project) ? byDay(costume) : costume
}

function costumeOfStage({ stage }: Project, runner: Runner): Costume | undefined {
  const looked = runner.lookedAt()
  if (looked) return runner.game()?.stage.costumes[looked.frame.stage.costume]
  const running = runner.machine()?.stage
  return running ? running.program.costumes[running.costume] : stage.costumes[stage.costume]
}

/** The meadow depends on the theme; its light version has the colours that are exported to Scratch. */
export function byDay(costume: Costume): Costume {
  return costume.picture === 'backdrop' ? { ...costume, picture: 'meadow-by-day' } : costume
}

export const asksAboutColors = hasBlock(({ opcode }) => opcode.endsWith('touchingcolor'))

/** The effects applied to it. */
export function shownBackdropEffects(runner: Runner): EffectValues {
  return (runner.lookedAt()?.frame ?? runner.machine())?.stage.effects ?? []
}

export function ghostOf(effects: EffectValues): number {
  for (const [name, value] of effects) if (name === 'ghost') return value
  return 0
}

function fromActor(actor: Actor, sprite: string): ShownSprite {
  const { id, isClone, x, y, direction, size, visible, rotationStyle, effects, bubble, program, costume } = actor
  return {
    key: isClone ? `clone${id}` : sprite,
    sprite,
    name: program.name,
    costume: program.costumes[costume],
    x,
    y,
    direction,
    size,
    visible,
    rotationStyle,
    ghost: effects.get('ghost') ?? 0,
    effects,
    bubble,
  }
}

/** As in a recorded frame; clones belong to the sprite with their name. */
function fromFrame({ sprites, layers }: RecordedFrame, game: Project): ShownSprite[] {
  const seen = new Map(sprites.map((each) => [each.id, each]))
  return layers.flatMap((id) => {
    const found = seen.get(id)
    const sprite = found && (found.isClone ? game.sprites.find(({ name }) => name === found.name) : game.sprites[found.id])
    return found && sprite ? fromRecorded(found, sprite) : []
  })
}

function fromRecorded(found: RecordedActor, { id, costumes }: Sprite): ShownSprite {
  const ghost = ghostOf(found.effects)
  return { ...found, key: found.isClone ? `clone${found.id}` : id, sprite: id, costume: costumes[found.costume], ghost }
}
