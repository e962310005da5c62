import { expect, test } from 'vitest'
import { type Actor, type Block, type Costume, movePointer, pressFlag, type Project, start, step } from '../index.ts'
import { block, flagHat, game, paletteBlock, fixedWorld } from '../sample-game.ts'

function catAfter(...blocks: Block[]): Actor {
  return ran(game([flagHat, ...blocks])).actors[0]!
}

function ran(project: Project, frames = 1) {
  const machine = start(project, fixedWorld)
  pressFlag(machine)
  for (let frame = 0; frame < frames; frame++) step(machine)
  return machine
}

const infinity = paletteBlock('operator_divide', { NUM1: '1', NUM2: '0' })

test.each([
  ['270', -90],
  ['450', 90],
  ['-180', 180],
  ['180', 180],
  ['-179.5', 180.5],
  ['up', 0],
])('pointing in direction %s is %s', (DIRECTION, direction) => {
  expect(catAfter(paletteBlock('motion_pointindirection', { DIRECTION })).direction).toBe(direction)
})

test('an infinite direction is ignored', () => {
  expect(catAfter(paletteBlock('motion_pointindirection', { DIRECTION: infinity })).direction).toBe(90)
  expect(catAfter(paletteBlock('motion_turnright', { DEGREES: infinity })).direction).toBe(90)
})

test('an unknown target does nothing; a random one draws x, then y', () => {
  const numbers = [0.75, 0.25]
  const machine = start(game([flagHat, paletteBlock('motion_goto')]), { ...fixedWorld, random: () => numbers.shift() ?? 0 })
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]).toMatchObject({ x: 120, y: -90 })
  expect(catAfter(paletteBlock('motion_setx', { X: '7' }), paletteBlock('motion_goto', { TO: 'nobody' })).x).toBe(7)
})

test('pointing towards the pointer, itself or a random direction', () => {
  const machine = start(game([flagHat, paletteBlock('motion_pointtowards')]), fixedWorld)
  movePointer(machine, { x: 0, y: -50 })
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.direction).toBe(180)
  expect(catAfter(paletteBlock('motion_pointtowards', { TOWARDS: 'Cat' })).direction).toBe(90)
  const turned = paletteBlock('motion_pointindirection', { DIRECTION: '30' })
  expect(catAfter(turned, paletteBlock('motion_pointtowards'))).toMatchObject({ direction: 30 })
  expect(catAfter(paletteBlock('motion_pointtowards', { TOWARDS: '_random_' })).direction).toBe(0)
})

test('a glide of zero seconds jumps, and one to an unknown target ends immediately', () => {
  const jump = paletteBlock('motion_glidesecstoxy', { SECS: '0', X: '30', Y: '40' })
  expect(catAfter(jump, paletteBlock('motion_changexby'))).toMatchObject({ x: 40, y: 40 })
  expect(catAfter(paletteBlock('motion_glideto', { TO: 'nobody' }), paletteBlock('motion_changexby'))).toMatchObject({ x: 10 })
})

test('scripts do not see rounding errors, and positions stay fractional', () => {
  const catSaying = (position: string) =>
    catAfter(
      paletteBlock('motion_setx', { X: position }),
      paletteBlock('looks_say', { MESSAGE: paletteBlock('motion_xposition') }),
    )
  expect(catSaying('1e-10').bubble?.text).toBe('0')
  expect(catSaying('1e-10').x).toBe(1e-10)
  expect(catSaying('0.25').bubble?.text).toBe('0.25')
})

test('an unknown rotation style keeps the style', () => {
  expect(catAfter(paletteBlock('motion_setrotationstyle')).rotationStyle).toBe('left-right')
  expect(catAfter(paletteBlock('motion_setrotationstyle', { STYLE: 'spinning' })).rotationStyle).toBe('all around')
})

test.each([
  ['3.14159', '3.14159'],
  [paletteBlock('operator_add', { NUM1: '3.14159', NUM2: '0' }), '3.14'],
  [paletteBlock('operator_add', { NUM1: '3.5', NUM2: '0' }), '3.50'],
  [paletteBlock('operator_add', { NUM1: '0.001', NUM2: '0' }), '0.001'],
  [paletteBlock('operator_add', { NUM1: '4', NUM2: '0' }), '4'],
  [infinity, 'Infinity'],
  ['x'.repeat(400), 'x'.repeat(330)],
])('saying %j shows %s', (MESSAGE, text) => {
  expect(catAfter(paletteBlock('looks_say', { MESSAGE })).bubble?.text).toBe(text)
})

test('saying an empty text removes the bubble; hiding keeps it', () => {
  expect(catAfter(paletteBlock('looks_say'), paletteBlock('looks_say', { MESSAGE: '' })).bubble).toBeNull()
  expect(catAfter(paletteBlock('looks_say'), paletteBlock('looks_hide'))).toMatchObject({
    visible: false,
    bubble: { text: 'Hello!' },
  })
})

const thin = { picture: 'p', width: 4, height: 4, centerX: 2, centerY: 2, resolution: 1 }
const costumes: Costume[] = ['walk', '3', 'next costume', 'jump'].map((name) => ({ name, ...thin }))

function dressed(...blocks: Block[]): number | undefined {
  const project = game([flagHat, ...blocks])
  return ran({ ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, costumes })) }).actors[0]?.costume
}

const wears = (COSTUME: string | Block) => paletteBlock('looks_switchcostumeto', { COSTUME })
const number = (NUM1: string) => paletteBlock('operator_add', { NUM1, NUM2: '0' })

test.each([
  ['jump', 3],
  ['Jump', 0],
  // A costume may have a number or a reserved word as its name.
  ['3', 1],
  ['next costume', 2],
  ['previous costume', 3],
  ['4', 3],
  ['5', 0],
  ['0', 3],
  ['2.4', 1],
  [' ', 0],
  [number('3'), 2],
  [number('2.5'), 2],
  [number('-1'), 2],
  [infinity, 0],
  [block('operator_not'), 0],
])('switching the costume to %j shows number %s, from 0', (wanted, costume) => {
  expect(dressed(wears(wanted))).toBe(costume)
})

function backdropAfter(BACKDROP: string | Block, random: number): { costume: number; started: unknown } {
  const switches = paletteBlock('looks_switchbackdropto', { BACKDROP })
  const hat = block('event_whenbackdropswitchesto', {}, { fields: [{ name: 'BACKDROP', value: 'JUMP' }] })
  const project = game([flagHat, switches], [hat, paletteBlock('looks_say')])
  const machine = start({ ...project, stage: { ...project.stage, costumes } }, { ...fixedWorld, random: () => random })
  pressFlag(machine)
  step(machine)
  return { costume: machine.stage.costume, started: machine.actors[0]?.bubble?.text }
}

test('a random backdrop is never the current one, and backdrops start their hat scripts', () => {
  expect(backdropAfter('random backdrop', 0).costume).toBe(1)
  expect(backdropAfter('random backdrop', 0.99)).toEqual({ costume: 3, started: 'Hello!' })
  expect(backdropAfter('previous backdrop', 0)).toEqual({ costume: 3, started: 'Hello!' })
  expect(backdropAfter('walk', 0)).toEqual({ costume: 0, started: undefined })
})

test.each([
  ['GHOST', '150', 100],
  ['GHOST', '-5', 0],
  ['BRIGHTNESS', '-150', -100],
  ['COLOR', '500', 500],
  ['WHIRL', '-900', -900],
])('effect %s set to %s is %s', (EFFECT, VALUE, effect) => {
  expect(catAfter(paletteBlock('looks_seteffectto', { EFFECT, VALUE })).effects.get(EFFECT.toLowerCase())).toBe(effect)
})

test('an unknown effect is ignored, and clearing resets all', () => {
  expect(catAfter(paletteBlock('looks_seteffectto', { EFFECT: '__proto__', VALUE: '5' })).effects.size).toBe(0)
  expect(catAfter(paletteBlock('looks_changeeffectby'), paletteBlock('looks_cleargraphiceffects')).effects.size).toBe(0)
})

test('size stays within its limits and is reported rounded', () => {
  expect(catAfter(paletteBlock('looks_setsizeto', { SIZE: '0' })).size).toBeCloseTo(5.2083, 3)
  expect(catAfter(paletteBlock('looks_setsizeto', { SIZE: '9999' })).size).toBe(562.5)
  const saySize = paletteBlock('looks_say', { MESSAGE: paletteBlock('looks_size') })
  expect(catAfter(paletteBlock('looks_setsizeto', { SIZE: '33.6' }), saySize)).toMatchObject({
    size: 33.6,
    bubble: { text: '34' },
  })
})

test('layers: to the front, to the back, by steps, never past the ends', () => {
  const three = (...blocks: Block[]) => {
    const project = game([flagHat, ...blocks])
    const [cat] = project.sprites
    const others = ['Dog', 'Owl'].map((name, at) => ({ ...cat!, id: name, name, scripts: [], layer: at + 2 }))
    return ran({ ...project, sprites: [cat!, ...others] }).layers.map(({ program }) => program.name)
  }
  const goes = (FORWARD_BACKWARD: string, NUM: string) => paletteBlock('looks_goforwardbackwardlayers', { FORWARD_BACKWARD, NUM })
  expect(three(paletteBlock('looks_gotofrontback'))).toEqual(['Dog', 'Owl', 'Cat'])
  expect(three(paletteBlock('looks_gotofrontback'), paletteBlock('looks_gotofrontback', { FRONT_BACK: 'back' }))).toEqual([
    'Cat',
    'Dog',
    'Owl',
  ])
  expect(three(goes('forward', '1'))).toEqual(['Dog', 'Cat', 'Owl'])
  expect(three(goes('forward', '99'))).toEqual(['Dog', 'Owl', 'Cat'])
  expect(three(goes('forward', '2'), goes('backward', '1'))).toEqual(['Dog', 'Cat', 'Owl'])
  expect(three(goes('backward', '-1'))).toEqual(['Dog', 'Cat', 'Owl'])
})

test('motion blocks do not move the stage', () => {
  const project = game()
  const moves = [
    'motion_movesteps',
    'motion_turnright',
    'motion_goto',
    'looks_changesizeby',
    'looks_hide',
    'motion_ifonedgebounce',
  ]
  const scripts = [{ x: 0, y: 0, blocks: [flagHat, ...moves.map((opcode) => paletteBlock(opcode))] }]
  const { stage } = ran({ ...project, stage: { ...project.stage, scripts } })
  expect(stage).toMatchObject({ x: 0, y: 0, direction: 90, size: 100, visible: true })
})

test('a bubble is its own layer: going backward by one only goes behind it', () => {
  const project = game([flagHat, paletteBlock('looks_goforwardbackwardlayers', { FORWARD_BACKWARD: 'backward' })])
  const [cat] = project.sprites
  const says = {
    ...cat!,
    id: 'dog',
    name: 'Dog',
    layer: 2,
    scripts: [{ x: 0, y: 0, blocks: [flagHat, paletteBlock('looks_say')] }],
  }
  const front = { ...cat!, layer: 3 }
  const machine = start({ ...project, sprites: [says, front] }, fixedWorld)
  pressFlag(machine)
  step(machine)
  // The front sprite moves before there is a bubble.
  expect(machine.layers.map(({ id }) => id)).toEqual([1, 0])
  const later = {
    ...front,
    scripts: [
      {
        x: 0,
        y: 0,
        blocks: [
          flagHat,
          paletteBlock('control_wait'),
          paletteBlock('looks_gotofrontback'),
          ...front.scripts[0]!.blocks.slice(1),
        ],
      },
    ],
  }
  const clock = { ms: 0 }
  const other = start({ ...project, sprites: [says, later] }, { ...fixedWorld, now: () => clock.ms })
  pressFlag(other)
  for (let frame = 0; frame < 60; frame++) {
    clock.ms += 33
    step(other)
  }
  expect(other.layers.map(({ id }) => id)).toEqual([0, 1])
  expect(other.turns.map(({ id }) => id)).toEqual([1, 0])
})
