/**
 * The graphic effects of Scratch 3 on a picture's pixels. First the sample position is moved: mosaic, pixelate, whirl,
 * fisheye, in this order and in fractions of the picture. Then the colour changes: hue, and after it brightness. Colours
 * are not premultiplied; alpha is unchanged. The ghost effect is not here: it is applied when drawing.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

/** By name, as in the machine. */
export type EffectValues = Iterable<readonly [name: string, value: number]>

/** How a picture is changed; the same `key` means the same change of the same picture. */
export interface PixelEffects {
  readonly key: string
  /** The hue rotation as a fraction of a full turn, from 0; null for none. */
  readonly turn: number | null
  /** Added to each channel, -255..255. */
  readonly light: number
  readonly moves: readonly Move[]
}

/** Where to sample instead, as fractions of the picture from its upper left corner. */
type Move = (at: Place) => void

interface Place {
  u: number
  v: number
}

/** Null for values that change no pixel. `size` is the picture's own, in stage units. */
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

/** In order of application. */
const moveOf = new Map<string, (value: number, size: { readonly width: number; readonly height: number }) => Move>([
  ['mosaic', mosaic],
  ['pixelate', pixelate],
  ['whirl', whirl],
  ['fisheye', fisheye],
])

/** Repeats the picture this many times across and down. */
function mosaic(value: number): Move {
  const times = Math.min(512, Math.max(1, Math.round((Math.abs(value) + 10) / 10)))
  return (at) => {
    at.u = wrapped(at.u * times)
    at.v = wrapped(at.v * times)
  }
}

/** Squares of a tenth of the value, each with the colour of its centre. */
function pixelate(value: number, { width, height }: { readonly width: number; readonly height: number }): Move {
  const side = Math.abs(value) / 10
  const [across, down] = [width / side, height / side]
  return (at) => {
    at.u = (Math.floor(at.u * across) + 0.5) / across
    at.v = (Math.floor(at.v * down) + 0.5) / down
  }
}

/** Rotated about the centre by this many degrees, decreasing towards the edge. */
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

/** Enlarges the centre, or with a value below zero shrinks it. */
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

/** The same for single positions, as fractions of the picture, for callers that need only a few. */
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

/** Drawings have large areas of one colour, so the last one is cached. */
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

/** Darker colours are replaced by this dark, saturated colour: otherwise black would stay black. */
const darkest = (0.11 / 2) * 255
/** Greyer colours are replaced by a red as pale as this: otherwise grey would stay grey. */
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
    // The distance of the hue from each channel's maximum: red at 0, green at 2, blue at 4 sixths.
    const away = Math.abs(((sixth - 2 * part + 9) % 6) - 3)
    bytes[part] = value * (1 - saturation * Math.min(1, Math.max(0, away - 1)))
  }
}

function wrapped(value: number): number {
  return value - Math.floor(value)
}
