import { expect, test } from 'vitest'
import { type Block, pressFlag, type Shape, start, step } from '../index.ts'
import {
  block,
  countField,
  countAfter,
  addOneToCount,
  flagHat,
  forever,
  game,
  customBlock,
  repeat,
  fixedWorld,
} from '../sample-game.ts'

test('an endless loop yields when the time of the frame is used up', () => {
  let ms = 0
  const machine = start(game([flagHat, forever(addOneToCount)]), { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(60)
  expect(machine.threads).toHaveLength(1)
})

test('an endless loop without screen refresh yields too', () => {
  let ms = 0
  const definition = block('procedures_definition', {}, { procedure: customBlock('run', true) })
  const call = block('procedures_call', {}, { procedure: customBlock('run', true) })
  const machine = start(game([flagHat, call], [definition, forever(addOneToCount)]), {
    now: () => ms++,
    random: () => 0,
    frameBudgetMs: 25,
  })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).toHaveLength(1)
})

test('an endless loop without screen refresh around a heavy block yields too', () => {
  let ms = 0
  // Each random number takes as long as a search in a very long list.
  const random = () => (ms += 30)
  const definition = block('procedures_definition', {}, { procedure: customBlock('run', true) })
  const call = block('procedures_call', {}, { procedure: customBlock('run', true) })
  const draw = block('data_setvariableto', { VALUE: block('operator_random', { FROM: '1', TO: '9' }) }, countField)
  const machine = start(game([flagHat, call], [definition, forever(draw)]), {
    now: () => ms++,
    random,
    frameBudgetMs: 25,
  })
  pressFlag(machine)
  for (let frame = 0; frame < 3; frame++) {
    const startedMs = ms
    step(machine)
    expect(ms - startedMs).toBeLessThan(700)
  }
})

test('a search in a long list brings the next look at the clock nearer', () => {
  let ms = 0
  const definition = block('procedures_definition', {}, { procedure: customBlock('run', true) })
  const call = block('procedures_call', {}, { procedure: customBlock('run', true) })
  const contains = block('data_listcontainsitem', { ITEM: 'z' }, { fields: [{ name: 'LIST', value: 'list', id: 'list' }] })
  const search = block('control_if', { CONDITION: contains })
  const { stage, ...rest } = game(
    [flagHat, call],
    [definition, repeat('600', block('control_if')), forever(search, addOneToCount)],
  )
  const items = Array.from({ length: 20_000 }, (_, index) => index)
  const machine = start(
    { ...rest, stage: { ...stage, lists: [{ id: 'list', name: 'list', items }] } },
    { now: () => (ms += 50), random: () => 0, frameBudgetMs: 25 },
  )
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBeLessThan(20)
})

test('an endless loop without screen refresh that looks at large pictures yields after few iterations', () => {
  const side = 400
  const shape: Shape = {
    hull: [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ],
    columns: side,
    rows: side,
    isOpaque: () => true,
  }
  const definition = block('procedures_definition', {}, { procedure: customBlock('run', true) })
  const call = block('procedures_call', {}, { procedure: customBlock('run', true) })
  const touches = block('sensing_touchingobject', { TOUCHINGOBJECTMENU: 'Other' })
  const { sprites, ...rest } = game(
    [flagHat, call],
    [definition, forever(block('control_if', { CONDITION: touches }), addOneToCount)],
  )
  const large = sprites.map((each) => ({
    ...each,
    costumes: each.costumes.map((costume) => ({ ...costume, width: side, height: side })),
  }))
  const others = large.map((each) => ({ ...each, id: 'other', name: 'Other', scripts: [] }))
  // The clock stands still: only what was looked at can end the turn.
  const machine = start({ ...rest, sprites: [...large, ...others] }, { ...fixedWorld, shapeOf: () => shape })
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBeGreaterThan(0)
  expect(machine.stage.cells[0]?.value).toBeLessThan(5000)
  expect(machine.threads).toHaveLength(1)
})

test('clones that clone themselves and are deleted yield too', () => {
  const again = block('control_create_clone_of', { CLONE_OPTION: '_myself_' })
  const project = game(
    [flagHat, again],
    [block('control_start_as_clone'), again, addOneToCount, block('control_delete_this_clone')],
  )
  let ms = 0
  const machine = start(project, { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).not.toEqual([])
})

test.each([true, false])('endless recursion of a custom block does not use all memory (without refresh: %s)', (warp) => {
  const call = block('procedures_call', {}, { procedure: customBlock('again', warp) })
  const machine = start(
    game([flagHat, call], [block('procedures_definition', {}, { procedure: customBlock('again', warp) }), call]),
    {
      ...fixedWorld,
      passLimit: 500_000,
    },
  )
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})

test('a text that doubles in every iteration stops growing', () => {
  const value = block('data_variable', {}, countField)
  const doubled = block('data_setvariableto', { VALUE: block('operator_join', { STRING1: value, STRING2: value }) }, countField)
  const project = game([flagHat, block('data_setvariableto', { VALUE: 'ha' }, countField), repeat('60', doubled)])
  expect(String(countAfter(project)).length).toBe(1_000_000)
})

test.each(['data_listcontents', 'data_variable'])(
  'a list that gets all its items as one more item stops growing (%s)',
  (opcode) => {
    const list = { fields: [{ name: 'LIST', value: 'list', id: 'list' }] }
    const whole = block(
      opcode,
      {},
      { fields: [{ name: opcode === 'data_variable' ? 'VARIABLE' : 'LIST', value: 'list', id: 'list' }] },
    )
    const add = (ITEM: string | Block) => block('data_addtolist', { ITEM }, list)
    const machine = start(game([flagHat, add('ha'), repeat('60', add(whole))]), fixedWorld)
    pressFlag(machine)
    step(machine)
    expect(String(machine.stage.lists[0]?.items.at(-1)).length).toBe(1_000_000)
  },
)

test('a program nested a hundred thousand levels deep starts and stops', () => {
  let inside = addOneToCount
  for (let depth = 0; depth < 100_000; depth++) inside = block('control_if', { CONDITION: 'true' }, { stacks: [[inside]] })
  let sum = block('operator_add', { NUM1: '1', NUM2: '1' })
  for (let depth = 0; depth < 100_000; depth++) sum = block('operator_add', { NUM1: sum, NUM2: '1' })
  const machine = start(game([flagHat, inside], [flagHat, block('motion_movesteps', { STEPS: sum })]), fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})
