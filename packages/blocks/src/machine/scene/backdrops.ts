import type { Value } from '../../project.ts'
import { setCostume, switchCostume } from '../actor.ts'
import { costumeOf } from './geometry.ts'
import type { Machine, Thread } from '../state.ts'
import { startScripts } from '../threads.ts'

/** Shows another backdrop and starts its hat scripts. */
export function switchBackdrop(machine: Machine, wanted: Value): Thread[] {
  const { stage } = machine
  if (wanted === 'random backdrop' && !stage.program.costumes.some(({ name }) => name === wanted)) showAnother(machine)
  else switchCostume(stage, wanted, { next: 'next backdrop', previous: 'previous backdrop' })
  return startBackdropScripts(machine)
}

export function nextBackdrop(machine: Machine): Thread[] {
  setCostume(machine.stage, machine.stage.costume + 1)
  return startBackdropScripts(machine)
}

function startBackdropScripts(machine: Machine): Thread[] {
  return startScripts(machine, `backdrop:${costumeOf(machine.stage)?.name.toLowerCase() ?? ''}`)
}

/** Shows a random other backdrop, using one random number. A single backdrop stays, without a redraw. */
function showAnother({ stage, world }: Machine): void {
  const count = stage.program.costumes.length
  if (count < 2) return
  const drawn = Math.floor(world.random() * (count - 1))
  setCostume(stage, drawn < stage.costume ? drawn : drawn + 1)
}
