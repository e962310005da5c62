import type { Part, Shape, Spot } from '@ankur/blocks/paint/drawing'
import { usualPart } from './page-keys.ts'

/** Nearer corners are a press, not a pull: a shape of the usual size around it. */
const leastPull = 6

export function partBetween(from: Spot, to: Spot, look: { shape: Shape; color: string; outline: number }): Part {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.hypot(across, down) < leastPull)
    return { tool: 'shape', ...look, ...from, across: usualPart, down: usualPart, turn: 0 }
  // Only a line knows from which corner it was pulled.
  const size = look.shape === 'line' ? { across, down } : { across: Math.abs(across), down: Math.abs(down) }
  return { tool: 'shape', ...look, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, ...size, turn: 0 }
}
