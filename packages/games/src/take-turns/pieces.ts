import type { ThingFace } from '../face.ts'
import type { Making, PlankLook } from './turns.ts'

/** The face of the piece to lay. */
export function pieceOf(making: Making, look: PlankLook = 'plain'): ThingFace {
  if (making === 'tower') return { kind: 'thing', thing: 'block' }
  if (making === 'garden') return { kind: 'thing', thing: 'flower' }
  return { kind: 'thing', thing: look === 'plain' ? 'plank' : `plank_${look}` }
}
