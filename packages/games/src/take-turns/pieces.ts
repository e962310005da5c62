import type { ThingFace } from '../face.ts'
import type { BuildKind, PlankLook, Side, Turns } from './turns.ts'

/** The face of the piece to lay. */
export function pieceOf(making: BuildKind, look: PlankLook = 'plain'): ThingFace {
  if (making === 'tower') return { kind: 'thing', thing: 'block' }
  if (making === 'garden') return { kind: 'thing', thing: 'flower' }
  return { kind: 'thing', thing: look === 'plain' ? 'plank' : `plank_${look}` }
}

/** The looks a person may lay now: the dealt ones where planks are chosen, otherwise only the person's own. */
export function looksOf({ order, looks, hasLooks }: Turns, side: Side): readonly PlankLook[] {
  return hasLooks ? looks : looks.slice(order.indexOf(side), order.indexOf(side) + 1)
}
