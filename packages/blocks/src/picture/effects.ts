/**
 * What the graphic effects of Scratch 3 do to a picture's points. First the point is looked up elsewhere: mosaic, pixelate,
 * whirl, fisheye, in this order and in parts of the picture. Then its colour changes: hue, and after it brightness. Colours
 * are not premultiplied; how much is seen through stays. The ghost is not here: whoever draws the picture draws it fainter.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

/** By their names, as the machine keeps them. */
export type EffectValues = Iterable<readonly [name: string, value: number]>

/** How a picture is changed; the same for the same `key`, of the same picture. */
export interface PixelEffects {
  readonly key: string
  /** Parts of a full turn of hue, from 0; null when the hue is left alone. */
  readonly turn: number | null
  /** Added to each colour, -255..255. */
  readonly light: number
  readonly moves: readonly Move[]
}

/** Where to look instead, in parts of the picture from its upper left corner. */
type Move = (at: Place) => void

interface Place {
  u: number
  v: number
}

/** Null for values that leave every point as it is. `size` is the picture's own, in units of the stage. */
export function pixelEffects(
  values: EffectValues,
  size: { readonly width: number; readonly height: number },
): PixelEffects | null {
  const set = new Map([...values].filter(([name, value]) => name !== 'ghost' && value !== 0 && Number.isFinite(value)))
  if (set.size === 0) return null
  const moves = [...moveOf].flatMap(([name, move]) => {
    const value = set.get(name)
    return value === undefined ? [] : move(value, size)
  })
  const color = set.get('color')
  return {
    key: [...set]
      .map(([name, value]) => `${name}${name === 'color' ? value % 200 : value}`)
      .toSorted()
      .join(),
    turn: color === undefined ? null : wrapped(color / 200),
    light: Math.min(1, Math.max(-1, (set.get('brightness') ?? 0) / 100)) * 255,
    moves,
  }
}

/** In the order in which they follow each other. */
const moveOf = new Map<string, (value: number, size: { readonly width: number; readonly height: number }) => Move>([
  ['mosaic', mosaic],
  ['pixelate', pixelate],
  ['whirl', whirl],
  ['fisheye', fisheye],
])

/** The picture so many times side by side and one under the other. */
function mosaic(value: number): Move {
  const times = Math.min(512, Math.max(1, Math.round((Math.abs(value) + 10) / 10)))
  return (at) => {
    at.u = wrapped(at.u * times)
    at.v = wrapped(at.v * times)
  }
}

/** Squares of a tenth of the value, each with the colour of its middle. */
function pixelate(value: number, { width, height }: { readonly width: number; readonly height: number }): Move {
  const side = Math.abs(value) / 10
  const [across, down] = [width / side, height / side]
  return (at) => {
    at.u = (Math.floor(at.u * across) + 0.5) / across
    at.v = (Math.floor(at.v * down) + 0.5) / down
  }
}

/** Turned about the middle by so many degrees, less and less towards the edge. */
function whirl(value: number): Move {
  const most = (-value * Math.PI) / 180
  return (at) => {
    const x = at.u - 0.5
    const y = at.v - 0.5
    const share = 1 - Math.sqrt(x * x + y * y) / 0.5
    if (share <= 0) return
    const angle = most * share * share
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    at.u = cos * x + sin * y + 0.5
    at.v = cos * y - sin * x + 0.5
  }
}

/** The middle comes nearer, or with a value below zero goes further away. */
function fisheye(value: number): Move {
  const power = Math.max(0, (value + 100) / 100)
  return (at) => {
    const x = (at.u - 0.5) / 0.5
    const y = (at.v - 0.5) / 0.5
    const far = Math.sqrt(x * x + y * y)
    if (far === 0 || far >= 1) return
    const by = far ** (power - 1)
    at.u = 0.5 + 0.5 * x * by
    at.v = 0.5 + 0.5 * y * by
  }
}

/** Changes rows `from` up to, not including, `to`. Both pictures have the same size. */
export function paintRows(
  into: Pixels,
  picture: Pixels,
  effects: PixelEffects,
  rows: { readonly from: number; readonly to: number },
): void {
  const { width, height } = picture
  const source = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height)
  const target = new Uint32Array(into.data.buffer, into.data.byteOffset, width * height)
  const recolored = recoloring(effects)
  const place = { u: 0, v: 0 }
  for (let row = rows.from; row < Math.min(rows.to, height); row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      target[at] = recolored(source[effects.moves.length > 0 ? moved(effects, picture, place, column, row) : at] ?? 0)
    }
  }
}

/** The same for single places, in parts of the picture: for who asks for few of them. */
export function throughEffects(effects: PixelEffects): { move: Move | undefined; recolored: (point: number) => number } {
  const { moves } = effects
  const move: Move = (place) => {
    for (const each of moves) each(place)
  }
  return { move: moves.length > 0 ? move : undefined, recolored: recoloring(effects) }
}

function moved(
  { moves }: PixelEffects,
  { width, height }: Omit<Pixels, 'data'>,
  place: Place,
  column: number,
  row: number,
): number {
  place.u = (column + 0.5) / width
  place.v = (row + 0.5) / height
  for (const move of moves) move(place)
  const across = Math.min(width - 1, Math.max(0, Math.floor(place.u * width)))
  const down = Math.min(height - 1, Math.max(0, Math.floor(place.v * height)))
  return down * width + across
}

/** Drawings have large parts of one colour, so the last one is remembered. */
function recoloring({ turn, light }: PixelEffects): (point: number) => number {
  if (turn === null && light === 0) return (point) => point
  const bytes = new Uint8ClampedArray(4)
  const whole = new Uint32Array(bytes.buffer)
  let last = 0
  let result = 0
  return (point) => {
    if (point === last) return result
    last = whole[0] = point
    if (bytes[3] === 0) return (result = point)
    if (turn !== null) turnHue(bytes, turn)
    if (light !== 0) for (let part = 0; part < 3; part++) bytes[part] = (bytes[part] ?? 0) + light
    return (result = whole[0])
  }
}

/** Darker than this counts as this dark, and full of colour: else black would stay black. */
const darkest = (0.11 / 2) * 255
/** Greyer than this counts as a red as pale as this: else grey would stay grey. */
const palest = 0.09

function turnHue(bytes: Uint8ClampedArray, turn: number): void {
  const [red = 0, green = 0, blue = 0] = bytes
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  let [value, saturation, hue] = [most, most === 0 ? 0 : span / most, 0]
  if (value < darkest) [value, saturation] = [darkest, 1]
  else if (saturation < palest) saturation = palest
  else if (most === red) hue = (green - blue) / span
  else hue = most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  const sixth = wrapped(hue / 6 + turn) * 6
  for (let part = 0; part < 3; part++) {
    // How far each colour is from where it is full: red at 0, green at 2, blue at 4 sixths.
    const away = Math.abs(((sixth - 2 * part + 9) % 6) - 3)
    bytes[part] = value * (1 - saturation * Math.min(1, Math.max(0, away - 1)))
  }
}

function wrapped(value: number): number {
  return value - Math.floor(value)
}
