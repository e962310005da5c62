/** Shapes as paths in a box from -0.5 to 0.5, with SVG commands: a canvas and a preview draw the same. */
import type { Part, Shape } from './drawing.ts'

/** `M` and `L` with one point, `C` with three, `Z` with none. */
export type PathPart = readonly ['M' | 'L' | 'C' | 'Z', ...number[]]

/** The length of the Bézier handles of a quarter circle. */
const round = 0.5523 / 2

const paths: Readonly<Record<Shape, readonly PathPart[]>> = {
  circle: [
    ['M', 0, -0.5],
    ['C', round, -0.5, 0.5, -round, 0.5, 0],
    ['C', 0.5, round, round, 0.5, 0, 0.5],
    ['C', -round, 0.5, -0.5, round, -0.5, 0],
    ['C', -0.5, -round, -round, -0.5, 0, -0.5],
    ['Z'],
  ],
  square: [['M', -0.5, -0.5], ['L', 0.5, -0.5], ['L', 0.5, 0.5], ['L', -0.5, 0.5], ['Z']],
  triangle: [['M', 0, -0.5], ['L', 0.5, 0.5], ['L', -0.5, 0.5], ['Z']],
  star: starPath(),
  heart: [
    ['M', 0, 0.5],
    ['C', -0.3, 0.25, -0.5, 0.08, -0.5, -0.18],
    ['C', -0.5, -0.42, -0.2, -0.66, 0, -0.3],
    ['C', 0.2, -0.66, 0.5, -0.42, 0.5, -0.18],
    ['C', 0.5, 0.08, 0.3, 0.25, 0, 0.5],
    ['Z'],
  ],
  leaf: [['M', -0.5, 0.5], ['C', -0.56, -0.1, -0.1, -0.56, 0.5, -0.5], ['C', 0.56, 0.1, 0.1, 0.56, -0.5, 0.5], ['Z']],
  line: [
    ['M', -0.5, -0.5],
    ['L', 0.5, 0.5],
  ],
}

/** The path of a part, in units of the page. */
export function partPath({
  shape,
  x,
  y,
  across,
  down,
  turn,
}: Pick<Part, 'shape' | 'x' | 'y' | 'across' | 'down' | 'turn'>): PathPart[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return paths[shape].map(([letter, ...numbers]) => {
    const placed = numbers.map((_, index) => {
      const [atX, atY] = [(numbers[index & ~1] ?? 0) * across, (numbers[index | 1] ?? 0) * down]
      return index % 2 === 0 ? x + atX * cos - atY * sin : y + atX * sin + atY * cos
    })
    return [letter, ...placed]
  })
}

/** A line has no area, so it always has a width. */
export function lineWidthOf({ shape, outline }: Pick<Part, 'shape' | 'outline'>): number {
  return shape === 'line' ? Math.max(outline, 4) : outline
}

export function pathText(path: readonly PathPart[]): string {
  return path
    .map(([letter, ...numbers]) => `${letter}${numbers.map((number) => Math.round(number * 100) / 100).join(' ')}`)
    .join('')
}

/** A five-pointed star, stretched to touch all four sides of the box. */
function starPath(): PathPart[] {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const [angle, far] = [((index * 36 - 90) * Math.PI) / 180, index % 2 === 0 ? 1 : 0.46]
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const
  })
  const [wide, low] = [Math.cos((18 * Math.PI) / 180), Math.cos((36 * Math.PI) / 180)]
  const fitted = corners.map(([x, y]) => [x / wide / 2, (y + 1) / (low + 1) - 0.5] as const)
  return [...fitted.map(([x, y], index): PathPart => [index === 0 ? 'M' : 'L', x, y]), ['Z']]
}
