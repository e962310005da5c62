import { expect, test } from 'vitest'
import { paintRows, pixelEffects, type EffectValues } from './effects.ts'
import { flashLimiter, maxFlashingCells } from './flashes.ts'

const frameMs = 1000 / 30
const cells = 100
/** A quarter of the stage. */
const most = 25

type Color = readonly [red: number, green: number, blue: number]
const black: Color = [0, 0, 0]
const white: Color = [255, 255, 255]

/** What the stage shows when a game draws `wanted(frame)`: the frames that pass the filter, with their time. */
function shown(wanted: (frame: number) => readonly Color[], seconds: number) {
  const limiter = flashLimiter(cells)
  const frames: { ms: number; colors: readonly Color[] }[] = []
  for (let frame = 0; frame < seconds * 30; frame++) {
    const colors = wanted(frame)
    const pixels = new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))
    if (limiter.mayShow(pixels, frame * frameMs, most)) frames.push({ ms: frame * frameMs, colors })
  }
  return frames
}

const whole = (color: Color) => Array.from({ length: cells }, () => color)

/** The number of changes of one cell in the worst second, counted only from shown frames. */
function maxChangesInASecond(frames: ReturnType<typeof shown>, cell: number): number {
  const times = frames.flatMap(({ ms, colors }, at) => {
    const before = frames[at - 1]?.colors[cell]
    return before && before.join() !== colors[cell]?.join() ? [ms] : []
  })
  return Math.max(0, ...times.map((from) => times.filter((ms) => ms >= from && ms < from + 1000).length))
}

test('a stage that alternates between black and white changes at most six times per second, which is three flashes', () => {
  const frames = shown((frame) => whole(frame % 2 ? black : white), 10)
  expect(maxChangesInASecond(frames, 0)).toBe(6)
})

test('a change that reaches the screen late counts from when it is seen', () => {
  const lateMs = 90
  const limiter = flashLimiter(cells)
  const seenMs: number[] = []
  for (let frame = 0; frame < 300; frame++) {
    const pixels = new Uint8ClampedArray(whole(frame % 2 ? black : white).flatMap((color) => [...color, 255]))
    if (!limiter.mayShow(pixels, frame * frameMs, most)) continue
    // Only the first change is drawn late, as where a game begins on a slow phone.
    const shownMs = frame * frameMs + (frame === 1 ? lateMs : 0)
    limiter.shown(frame * frameMs, shownMs)
    if (frame > 0 && frame % 2 === 1 - (seenMs.length % 2)) seenMs.push(shownMs)
  }
  const inASecond = seenMs.map((from) => seenMs.filter((ms) => ms >= from && ms < from + 1000).length)
  expect(seenMs[0]).toBe(frameMs + lateMs)
  expect(Math.max(...inASecond)).toBe(6)
})

test('a game that keeps flashing is limited to two changes per second', () => {
  const frames = shown((frame) => whole(frame % 2 ? black : white), 10)
  expect(
    maxChangesInASecond(
      frames.filter(({ ms }) => ms > 2000),
      0,
    ),
  ).toBeLessThanOrEqual(2)
})

test('three flashes per second pass unchanged', () => {
  const wanted = (frame: number) => whole(Math.floor(frame / 6) % 2 ? black : white)
  expect(shown(wanted, 5)).toHaveLength(150)
})

test('flashing on less than a quarter of the field passes, and with one more cell it does not', () => {
  const part = (count: number) => (frame: number) =>
    whole(white).map((color, cell) => (cell < count && frame % 2 ? black : color))
  expect(shown(part(most), 2)).toHaveLength(60)
  expect(maxChangesInASecond(shown(part(most + 1), 5), 0)).toBe(6)
})

test('areas that alternate are counted together', () => {
  const wanted = (frame: number) => whole(white).map((color, cell) => (cell % 5 === frame % 5 ? black : color))
  const frames = shown(wanted, 5)
  const flashing = Array.from({ length: cells }, (_, cell) => maxChangesInASecond(frames, cell)).filter((count) => count > 6)
  expect(flashing.length).toBeLessThanOrEqual(most)
})

test('changes between light colours are not flashes, nor are small ones', () => {
  expect(shown((frame) => whole(frame % 2 ? white : [240, 240, 240]), 2)).toHaveLength(60)
  expect(shown((frame) => whole(frame % 2 ? [100, 100, 100] : [120, 120, 120]), 2)).toHaveLength(60)
})

test('red that appears and disappears is a flash even at constant brightness', () => {
  // Both have a relative luminance of 0.21.
  const grey: Color = [127, 127, 127]
  const red: Color = [255, 0, 0]
  expect(
    maxChangesInASecond(
      shown((frame) => whole(frame % 2 ? red : grey), 5),
      0,
    ),
  ).toBe(6)
  expect(shown((frame) => whole(frame % 2 ? [0, 110, 255] : grey), 2).length).toBe(60)
})

test('a slow fade, a scene change and a sprite that crosses the stage pass', () => {
  expect(shown((frame) => whole([frame % 256, frame % 256, frame % 256]), 8)).toHaveLength(240)
  expect(
    shown((frame) => whole([black, white, [200, 30, 30], [20, 40, 200]][Math.floor(frame / 30) % 4] as Color), 8),
  ).toHaveLength(240)
  const crossing = (frame: number) => whole(white).map((color, cell) => (Math.abs(cell - (frame % cells)) < 12 ? black : color))
  expect(shown(crossing, 8)).toHaveLength(240)
})

test('changes in small steps add up to a flash', () => {
  const levels = [255, 230, 200, 160, 110, 160, 200, 230]
  const wanted = (frame: number) => whole([levels[frame % 8], levels[frame % 8], levels[frame % 8]] as unknown as Color)
  // 30 frames contain 3.75 of these waves, so the fourth must wait.
  expect(shown(wanted, 5).length).toBeLessThan(150)
})

test('in any game, no large area changes more often than six times per second', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 20; round++) {
    const share = random()
    const often = random()
    let now: readonly Color[] = whole(white)
    const frames = shown(() => {
      now = now.map((color, cell) => (cell < share * cells && random() < often ? (color === white ? black : white) : color))
      return now
    }, 4)
    for (const { ms: from } of frames) {
      const second = frames.filter(({ ms }) => ms >= from && ms < from + 1000)
      const counts = Array.from({ length: cells }, (_, cell) => maxChangesInASecond(second, cell))
      expect(counts.filter((count) => count > 6).length).toBeLessThanOrEqual(most)
    }
  }
})

test('the larger the stage is shown, the smaller the part of it that may flash', () => {
  expect(maxFlashingCells(1728, { width: 336, height: 252 })).toBe(445)
  expect(maxFlashingCells(1728, { width: 1280, height: 960 })).toBe(30)
})

/** A picture of one colour after its effects, as the stage draws it. */
function withEffects(color: Color, effects: EffectValues): Color {
  const from = { width: 1, height: 1, data: new Uint8ClampedArray([...color, 255]) }
  const into = { ...from, data: from.data.slice() }
  const found = pixelEffects(effects, from)
  if (found) paintRows(into, from, found, { from: 0, to: 1 })
  const [red = 0, green = 0, blue = 0] = into.data
  return [red, green, blue]
}

test.each<[string, Color, number, number]>([
  ['brightness', [127, 127, 127], 100, -100],
  ['brightness', [90, 120, 60], 40, -20],
  // Dark green to a saturated red: hardly lighter, but red.
  ['color', [0, 140, 0], 132, 0],
])('a %s effect that changes with every frame is limited to three flashes', (name, color, one, other) => {
  const [light, dark] = [withEffects(color, [[name, one]]), withEffects(color, [[name, other]])]
  expect(
    maxChangesInASecond(
      shown((frame) => whole(frame % 2 ? light : dark), 5),
      0,
    ),
  ).toBe(6)
})

test('slow colour cycles and small changes of brightness pass', () => {
  const rainbow = (frame: number) => whole(withEffects([200, 120, 90], [['color', frame * 2]]))
  expect(shown(rainbow, 5)).toHaveLength(150)
  const breath = (frame: number) => whole(withEffects([120, 120, 120], [['brightness', 5 * Math.sin(frame)]]))
  expect(shown(breath, 5)).toHaveLength(150)
})
