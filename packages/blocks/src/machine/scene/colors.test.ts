/** Touching tests with real pixels: a white backdrop, a red ring with a hole, a blue disc. */
import { expect, test } from 'vitest'
import { newProject } from '../../new-project.ts'
import { pictureShape, shapeWithEffects } from '../../picture/picture-shape.ts'
import type { Costume, Sprite } from '../../project.ts'
import { block, addOneToCount } from '../../sample-game.ts'
import { spriteNear, movePointer } from '../events.ts'
import { setEffect, setVisible } from '../actor.ts'
import { createClone } from '../clones.ts'
import { colorSense } from './colors.ts'
import { start, step } from '../machine.ts'
import type { Shape } from './shape.ts'
import type { Actor, World } from '../state.ts'
import { isTouching } from './overlap.ts'

const [red, blue, green] = [0xff0000ff, 0xffff0000, 0xff00ff00]

/** Painted by radius: the distance from the centre as a fraction of half a side. */
function round(name: string, side: number, color: (far: number, row: number, column: number) => number) {
  const costume: Costume = {
    name,
    picture: `${name}.png`,
    width: side,
    height: side,
    centerX: side / 2,
    centerY: side / 2,
    resolution: 1,
  }
  const points = Uint32Array.from({ length: side * side }, (_, at) => {
    const row = Math.floor(at / side)
    return color(Math.hypot((at % side) + 0.5 - side / 2, row + 0.5 - side / 2) / (side / 2), row, at % side)
  })
  return { costume, shape: pictureShape({ width: side, height: side, data: new Uint8ClampedArray(points.buffer) }, costume) }
}

const ring = round('Ring', 100, (far) => (far > 0.8 && far < 1 ? red : 0))
const disc = round('Disc', 20, (far) => (far < 0.95 ? blue : 0))
const wide = round('Wide', 400, (far) => (far < 2 ? green : 0))
/** Only its left part. */
const half = round('Half', 100, (_far, _row, column) => (column < 30 ? green : 0))
const shapes = new Map([ring, disc, wide, half].map(({ costume, shape }) => [costume, shape]))
const nothing: Shape = { hull: [], columns: 480, rows: 360, isOpaque: () => true, colorAt: () => 0 }

const world: World = {
  now: () => 0,
  random: () => 0.5,
  colors: colorSense,
  shapeOf(costume, effects) {
    const shape = shapes.get(costume) ?? nothing
    return shapeWithEffects(shape, costume, effects)?.make() ?? shape
  },
}

/** From back to front, each at the centre of the stage. */
function staged(...pictures: { costume: Costume }[]): Actor[] {
  const project = newProject()
  const sprites = project.sprites.flatMap((cat) =>
    pictures.map(({ costume }, layer): Sprite => {
      const { name } = costume
      return { ...cat, id: `${layer}`, name, layer, x: 0, y: 0, scripts: [], costumes: [costume], costume: 0 }
    }),
  )
  return start({ ...project, sprites }, world).actors
}

test('a hole is not part of a picture', () => {
  const [around, inside] = staged(ring, disc) as [Actor, Actor]
  expect(isTouching(inside, 'Ring')).toBe(false)
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(false)
  inside.x = 40
  expect(isTouching(inside, 'Ring')).toBe(true)
  expect(isTouching(around, 'Disc')).toBe(true)
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(true)
  // Their bounding boxes overlap at the corners.
  Object.assign(inside, { x: 44, y: 44 })
  expect(isTouching(inside, 'Ring')).toBe(false)
})

test('a scaled picture is tested at its scaled size', () => {
  const [around, inside] = staged(ring, disc) as [Actor, Actor]
  inside.x = 90
  expect(isTouching(inside, 'Ring')).toBe(false)
  Object.assign(around, { size: 200, pose: null })
  expect(isTouching(inside, 'Ring')).toBe(true)
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(true)
})

test('rotated and mirrored pictures are tested as displayed', () => {
  const [, inside, turned] = staged(ring, disc, half) as [Actor, Actor, Actor]
  const answers = (direction: number, rotationStyle: Actor['rotationStyle']) => {
    Object.assign(turned, { direction, rotationStyle, pose: null })
    return [-30, 30].map((x) => {
      inside.x = x
      return isTouching(inside, 'Half')
    })
  }
  expect(answers(90, 'all around')).toEqual([true, false])
  expect(answers(-90, 'all around')).toEqual([false, true])
  expect(answers(-90, 'left-right')).toEqual([false, true])
  expect(answers(-90, "don't rotate")).toEqual([true, false])
})

test('a press hits visible pixels: not the hole of a ring, but a finger also hits pixels just beside it', () => {
  const project = newProject()
  const clicked = { x: 0, y: 0, blocks: [block('event_whenthisspriteclicked'), addOneToCount] }
  const sprites = project.sprites.map((cat) => ({ ...cat, x: 0, y: 0, scripts: [clicked], costumes: [ring.costume], costume: 0 }))
  const stage = { ...project.stage, variables: [{ id: 'count', name: 'count', value: 0 }] }
  const pressed = (x: number, isFinger: boolean) => {
    const machine = start({ ...project, sprites, stage }, world)
    movePointer(machine, { x, y: 0, down: true, ...(isFinger && { on: spriteNear(machine, x, 0) }) })
    step(machine)
    return machine.stage.cells[0]?.value
  }
  expect([0, 34, 45, 55, 70].map((x) => pressed(x, false))).toEqual([0, 0, 1, 0, 0])
  expect([0, 34, 45, 55, 70].map((x) => pressed(x, true))).toEqual([0, 1, 1, 1, 0])
})

test('the ghost effect does not change touching, but blends the colour with what is behind', () => {
  const [around, inside] = staged(ring, disc) as [Actor, Actor]
  inside.x = 45
  setEffect(around, 'GHOST', 100)
  expect(isTouching(inside, 'Ring')).toBe(true)
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(false)
  setEffect(around, 'GHOST', 50)
  // Rounded at each layer: half red, then slightly less than half white.
  expect(colorSense.isTouching(inside, '#ff7f7f')).toBe(true)
  // The asking sprite may be a ghost itself.
  setEffect(inside, 'GHOST', 100)
  expect(colorSense.isColorTouching(inside, '#0000ff', '#ff7f7f')).toBe(true)
})

test('a hidden sprite touches no sprite and is not detected, but senses colours', () => {
  const [around, inside] = staged(ring, disc) as [Actor, Actor]
  inside.x = 45
  setVisible(inside, false)
  expect([isTouching(inside, 'Ring'), isTouching(around, 'Disc')]).toEqual([false, false])
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(true)
  setVisible(around, false)
  expect(colorSense.isTouching(inside, '#ff0000')).toBe(false)
})

test('sprites in front hide colours behind them, except the asking sprite', () => {
  const [, cover, asks] = staged(ring, wide, disc) as [Actor, Actor, Actor]
  asks.x = 45
  expect([colorSense.isTouching(asks, '#ff0000'), colorSense.isTouching(asks, '#00ff00')]).toEqual([false, true])
  setEffect(cover, 'GHOST', 100)
  expect(colorSense.isTouching(asks, '#ff0000')).toBe(true)
})

test('the colours of clones are detected, also by their original', () => {
  const [, original] = staged(ring, disc) as [Actor, Actor]
  expect(colorSense.isTouching(original, '#0000ff')).toBe(false)
  createClone(original)
  expect(colorSense.isTouching(original, '#0000ff')).toBe(true)
  const copy = original.machine.actors.at(-1)
  copy?.effects.set('color', 100)
  expect(colorSense.isTouching(original, '#0000ff')).toBe(false)
})

test('many large pictures are still tested, with fewer sample points', () => {
  const actors = staged(...Array.from({ length: 60 }, () => ring), disc)
  const asks = actors.at(-1) as Actor
  for (const each of actors) Object.assign(each, { size: 300, pose: null })
  asks.x = 135
  expect(colorSense.isTouching(asks, '#ff0000')).toBe(true)
  expect(colorSense.isTouching(asks, '#00ff00')).toBe(false)
  expect(isTouching(asks, 'Ring')).toBe(true)
  asks.x = 0
  expect(isTouching(asks, 'Ring')).toBe(false)
})
