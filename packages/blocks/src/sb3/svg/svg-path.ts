/** Points of a path's outline, dense enough that their bounding box is that of the path. */
export type Point = readonly [x: number, y: number]

const maxNumbers = 200_000
/** On each curve: accurate to a hundredth of its height. */
const steps = 32

export function pathPoints(text: string): Point[] {
  const points: Point[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The control point from which a smooth curve continues. */
  let handle: Point | null = null
  let before = ''
  for (const { command, values } of commandsIn(text)) {
    const kind = command.toUpperCase()
    const isRelative = command !== kind
    const [fromX, fromY] = [x, y]
    const at = (index: number): Point => [
      (values[index] ?? 0) + (isRelative ? fromX : 0),
      (values[index + 1] ?? 0) + (isRelative ? fromY : 0),
    ]
    const mirrored: Point = handle && isCurve(before) === isCurve(kind) ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y]
    let next: Point = [x, y]
    handle = null
    if (kind === 'Z') next = [startX, startY]
    else if (kind === 'H') next = [(values[0] ?? 0) + (isRelative ? x : 0), y]
    else if (kind === 'V') next = [x, (values[0] ?? 0) + (isRelative ? y : 0)]
    else if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? at(0) : mirrored
      handle = kind === 'C' ? at(2) : at(0)
      next = kind === 'C' ? at(4) : at(2)
      putCurve(points, [[x, y], first, handle, next])
    } else if (kind === 'Q' || kind === 'T') {
      handle = kind === 'Q' ? at(0) : mirrored
      next = kind === 'Q' ? at(2) : at(0)
      const [one, other] = [third([x, y], handle), third(next, handle)]
      putCurve(points, [[x, y], one, other, next])
    } else if (kind === 'A') {
      next = at(5)
      putArc(points, [x, y], next, values)
    } else next = at(0)
    if (kind === 'M') [startX, startY] = next
    else {
      if (before === 'M') points.push([x, y])
      points.push(next)
    }
    ;[x, y] = next
    before = kind
  }
  return points
}

function isCurve(kind: string): boolean {
  return kind === 'C' || kind === 'S'
}

function third([x, y]: Point, [handleX, handleY]: Point): Point {
  return [x + (2 / 3) * (handleX - x), y + (2 / 3) * (handleY - y)]
}

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

interface Command {
  readonly command: string
  readonly values: readonly number[]
}

function commandsIn(text: string): Command[] {
  const commands: Command[] = []
  let left = maxNumbers
  for (const [, letter = '', inside = ''] of text.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const length = lengths[letter.toUpperCase()] ?? 0
    const values = letter.toUpperCase() === 'A' ? arcNumbers(inside) : numbersIn(inside)
    left -= values.length + 1
    if (left < 0) break
    if (length === 0) commands.push({ command: letter, values: [] })
    // Further pairs after a move are lines.
    else
      for (let at = 0; at + length <= values.length; at += length)
        commands.push({ command: at > 0 ? lineAfter(letter) : letter, values: values.slice(at, at + length) })
  }
  return commands
}

function lineAfter(letter: string): string {
  return letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
}

function numbersIn(text: string): number[] {
  return (text.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
}

/** The two flags of an arc may be written without a space. */
function arcNumbers(text: string): number[] {
  const number = String.raw`[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?`
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'gi',
  )
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1, 8).map(Number))
}

function putCurve(points: Point[], [from, one, other, to]: readonly [Point, Point, Point, Point]): void {
  for (const share of extremes(from, one, other, to)) {
    const rest = 1 - share
    const weigh = (part: 0 | 1) =>
      rest ** 3 * from[part] + 3 * rest ** 2 * share * one[part] + 3 * rest * share ** 2 * other[part] + share ** 3 * to[part]
    points.push([weigh(0), weigh(1)])
  }
}

/** The extremes of a curve, and points between for rotation. */
function extremes(from: Point, one: Point, other: Point, to: Point): number[] {
  const shares = Array.from({ length: steps - 1 }, (_, at) => (at + 1) / steps)
  for (const part of [0, 1] as const) {
    const a = 3 * (to[part] - 3 * other[part] + 3 * one[part] - from[part])
    const b = 6 * (other[part] - 2 * one[part] + from[part])
    const c = 3 * (one[part] - from[part])
    const root = Math.sqrt(b * b - 4 * a * c)
    const found = Math.abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    shares.push(...found.filter((share) => share > 0 && share < 1))
  }
  return shares
}

/** The centre of an arc according to the SVG specification. */
function putArc(
  points: Point[],
  from: Point,
  to: Point,
  [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0]: readonly number[],
): void {
  if (rx === 0 || ry === 0) return
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.max(1, Math.hypot(px / rx, py / ry))
  const [wide, high] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
  const over = Math.max(0, (wide * high) ** 2 - (wide * py) ** 2 - (high * px) ** 2) / ((wide * py) ** 2 + (high * px) ** 2 || 1)
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(over)
  const [mx, my] = [(side * wide * py) / high, (-side * high * px) / wide]
  const middle: Point = [cos * mx - sin * my + (from[0] + to[0]) / 2, sin * mx + cos * my + (from[1] + to[1]) / 2]
  const begins = Math.atan2((py - my) / high, (px - mx) / wide)
  let sweep = Math.atan2((-py - my) / high, (-px - mx) / wide) - begins
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const parts = steps * 8
  for (let part = 0; part <= parts; part++) {
    const at = begins + (sweep * part) / parts
    const [ux, uy] = [wide * Math.cos(at), high * Math.sin(at)]
    points.push([middle[0] + cos * ux - sin * uy, middle[1] + sin * ux + cos * uy])
  }
}
