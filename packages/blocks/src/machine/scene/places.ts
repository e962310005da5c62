import { stageHeight, stageWidth } from '../../project.ts'
import type { Actor, Machine } from '../state.ts'

/** The target of a "go to" block: random, the pointer or a sprite. Null for an unknown name. */
export function targetPosition(actor: Actor, name: string): { x: number; y: number } | null {
  const { machine } = actor
  if (name === '_mouse_') return machine.mouse
  if (name !== '_random_') return spriteNamed(machine, name)
  const { random } = machine.world
  const x = Math.round(stageWidth * (random() - 0.5))
  return { x, y: Math.round(stageHeight * (random() - 0.5)) }
}

/** The original sprite with this name, not a clone. */
export function spriteNamed(machine: Machine, name: string): Actor | null {
  return machine.actors.find((actor) => !actor.isClone && actor.program.name === name) ?? null
}
