import { expect, test } from 'vitest'
import { type Costume, movePointer, pressFlag, pressKey, type Shape, start, step, type World } from '../index.ts'
import { answer } from '../machine/questions.ts'
import { colorSense } from '../machine/scene/colors.ts'
import { isTouching } from '../machine/scene/overlap.ts'
import { addToList, block, addOneToCount, flagHat, game, paletteBlock, setCount, fixedWorld, valueOf } from '../sample-game.ts'

test('the date comes from the environment, in local time; days are counted in UTC', () => {
  const date = () => ({ ms: Date.UTC(2026, 10, 21, 20, 15, 30), aheadMinutes: 330 })
  const world = { ...fixedWorld, date }
  const current = (CURRENTMENU: string) => valueOf(paletteBlock('sensing_current', { CURRENTMENU }), { world })
  const parts = ['YEAR', 'MONTH', 'DATE', 'DAYOFWEEK', 'HOUR', 'MINUTE', 'SECOND', 'CENTURY']
  expect(parts.map(current)).toEqual([2026, 11, 22, 1, 1, 45, 30, 0])
  expect(valueOf(paletteBlock('sensing_dayssince2000'), { world })).toBeCloseTo(9821.84409, 4)
})

test('a key is given by its name, by its first character or by its code', () => {
  const asks = (...down: string[]) => {
    const codes = ['space', 'any', 'a', 'Apple', 'Space', 'left arrow'].map((KEY_OPTION) =>
      paletteBlock('sensing_keypressed', { KEY_OPTION }),
    )
    const typed = block('sensing_keypressed', { KEY_OPTION: paletteBlock('operator_add', { NUM1: '60', NUM2: '5' }) })
    return [...codes, typed].map((value) => {
      const machine = start(game([flagHat, setCount(value)]), fixedWorld)
      for (const key of down) pressKey(machine, key, true)
      pressFlag(machine)
      step(machine)
      return machine.stage.cells[0]?.value
    })
  }
  expect(asks()).toEqual([false, false, false, false, false, false, false])
  expect(asks('A')).toEqual([false, true, true, true, false, false, true])
  expect(asks(' ')).toEqual([true, true, false, false, false, false, false])
  expect(asks('s', 'ArrowLeft')).toEqual([false, true, false, false, true, true, false])
  expect(asks('Shift')).toEqual([false, false, false, false, false, false, false])
})

test('values that are not available here are empty, silent or unknown', () => {
  expect(valueOf(paletteBlock('sensing_username'))).toBe('')
  expect(valueOf(paletteBlock('sensing_loudness'))).toBe(-1)
  expect(valueOf(paletteBlock('sensing_loud'))).toBe(false)
  expect(valueOf(paletteBlock('sensing_distanceto', { DISTANCETOMENU: 'nobody' }))).toBe(10_000)
  expect(valueOf(paletteBlock('sensing_distanceto'))).toBeNaN()
  expect(valueOf(paletteBlock('sensing_of', { OBJECT: 'nobody' }))).toBe(0)
  expect(valueOf(paletteBlock('sensing_of', { OBJECT: 'Cat', PROPERTY: 'no such thing' }))).toBe(0)
})

test('an answer without a question is stored all the same', () => {
  const machine = start(game([flagHat, setCount(paletteBlock('sensing_answer'))]), fixedWorld)
  pressFlag(machine)
  answer(machine, 'Mia')
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe('Mia')
})

test('the backdrop touches every visible sprite on it, and no edge', () => {
  const asks = (TOUCHINGOBJECTMENU: string) => setCount(paletteBlock('sensing_touchingobject', { TOUCHINGOBJECTMENU }))
  const touched = ['Cat', 'nobody', '_edge_'].map((name) => {
    const project = game()
    const scripts = [{ x: 0, y: 0, blocks: [flagHat, asks(name)] }]
    const machine = start({ ...project, stage: { ...project.stage, scripts } }, fixedWorld)
    pressFlag(machine)
    step(machine)
    return machine.stage.cells[0]?.value
  })
  expect(touched).toEqual([true, false, false])
})

test('before its first move the pointer has no distance', () => {
  expect(valueOf(paletteBlock('sensing_distanceto', { DISTANCETOMENU: '_mouse_' }))).toBeNaN()
})

test('a distance has the same last digit as in Scratch', () => {
  const near = game()
  const cat = near.sprites[0]!
  const asks = { x: 0, y: 0, blocks: [flagHat, setCount(paletteBlock('sensing_distanceto', { DISTANCETOMENU: 'Dog' }))] }
  const sprites = [
    { ...cat, x: -1, y: 1, scripts: [asks] },
    { ...cat, id: 'dog', name: 'Dog', x: -100, y: 20 },
  ]
  const machine = start({ ...near, sprites }, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(100.80674580602232)
})

test('properties of another sprite can be read, and its variables by name', () => {
  const of = (OBJECT: string, PROPERTY: string) => valueOf(paletteBlock('sensing_of', { OBJECT, PROPERTY }))
  expect(['x position', 'direction', 'costume #', 'costume name', 'size', 'volume'].map((each) => of('Cat', each))).toEqual([
    0,
    90,
    1,
    'Cat',
    100,
    100,
  ])
  expect(['backdrop #', 'backdrop name', 'count', 'x position'].map((each) => of('_stage_', each))).toEqual([
    1,
    'backdrop1',
    0,
    0,
  ])
})

/** The left half of the stage is blue and the rest white; the cat is red above and yellow below. */
const points: World['shapeOf'] = (costume: Costume): Shape => {
  const { width: columns, height: rows } = costume
  const isStage = costume.picture === 'backdrop'
  return {
    hull: [],
    columns,
    rows,
    isOpaque: () => true,
    colorAt(point) {
      if (isStage) return point % columns < 240 ? 0xffff0000 : 0
      return point < 48 * columns ? 0xff0000ff : 0xff00ffff
    },
  }
}
const painted: World = { ...fixedWorld, shapeOf: points, colors: colorSense }
const touches = (COLOR: string) => paletteBlock('sensing_touchingcolor', { COLOR })
const goes = (X: string) => paletteBlock('motion_gotoxy', { X, Y: '0' })

test('a sprite touches the colours under its opaque pixels, not its own', () => {
  expect(valueOf(touches('#0000ff'), { world: painted, before: [goes('-100')] })).toBe(true)
  expect(valueOf(touches('#0000ff'), { world: painted, before: [goes('100')] })).toBe(false)
  expect(valueOf(touches('#ffffff'), { world: painted, before: [goes('100')] })).toBe(true)
  expect(valueOf(touches('#ffffff'), { world: painted, before: [goes('-100')] })).toBe(false)
  expect(valueOf(touches('#ff0000'), { world: painted })).toBe(false)
})

test('similar colours count as equal, and a number is a colour', () => {
  expect(valueOf(touches('#0707ff'), { world: painted, before: [goes('-100')] })).toBe(true)
  expect(valueOf(touches('#0808ff'), { world: painted, before: [goes('-100')] })).toBe(false)
  const blue = paletteBlock('operator_add', { NUM1: '255', NUM2: '0' })
  expect(valueOf(paletteBlock('sensing_touchingcolor', { COLOR: blue }), { world: painted, before: [goes('-100')] })).toBe(true)
})

test('a colour of the sprite touches a colour where the two overlap', () => {
  const meets = (COLOR: string, COLOR2: string) => paletteBlock('sensing_coloristouchingcolor', { COLOR, COLOR2 })
  expect(valueOf(meets('#ff0000', '#0000ff'), { world: painted, before: [goes('-100')] })).toBe(true)
  expect(valueOf(meets('#00ff00', '#0000ff'), { world: painted, before: [goes('-100')] })).toBe(false)
  expect(valueOf(meets('#ff0000', '#0000ff'), { world: painted, before: [goes('100')] })).toBe(false)
})

test('without pixel data, no colour is touched', () => {
  expect(valueOf(touches('#ffffff'))).toBe(false)
})

test('"when this sprite touches" starts its script each time the touching begins', () => {
  const hat = paletteBlock('event_whentouchingobject', { TOUCHINGOBJECTMENU: '_mouse_' })
  const machine = start(game([hat, addOneToCount]), fixedWorld)
  const seen = [
    [200, 0],
    [0, 1],
    [5, 1],
    [200, 1],
    [0, 2],
  ] as const
  for (const [x, times] of seen) {
    movePointer(machine, { x, y: 0 })
    step(machine)
    step(machine)
    expect(machine.stage.cells[0]?.value, `at ${x}`).toBe(times)
  }
})

test('all touch hats start before all timer hats, regardless of layers', () => {
  const watches = [paletteBlock('event_whengreaterthan', { VALUE: '-1' }), addToList('timer')]
  const touches = [paletteBlock('event_whentouchingobject'), addToList('touch')]
  const machine = start(game(watches, touches, [flagHat, paletteBlock('motion_gotoxy', { X: '240', Y: '0' })]), fixedWorld)
  pressFlag(machine)
  step(machine)
  step(machine)
  expect(machine.stage.lists[0]?.items).toEqual(['timer', 'touch'])
  machine.stage.lists[0]?.items.splice(0)
  pressFlag(machine)
  step(machine)
  expect(machine.stage.lists[0]?.items).toEqual(['touch', 'timer'])
})

test('the pointer touches a sprite at its exact position, which may be beside the stage', () => {
  const machine = start(game(), fixedWorld)
  const [cat] = machine.actors
  const isTouchedAt = (x: number) => {
    movePointer(machine, { x, y: 0 })
    return cat !== undefined && isTouching(cat, '_mouse_')
  }
  const last = Array.from({ length: 240 }, (_, x) => x).findLast(isTouchedAt) ?? 0
  expect([isTouchedAt(last + 0.5), isTouchedAt(last + 1)]).toEqual([true, false])
  cat!.x = 240
  expect([isTouchedAt(239), isTouchedAt(240 + last), isTouchedAt(300 + last)]).toEqual([true, true, false])
  expect(machine.mouse.x).toBe(240)
})
