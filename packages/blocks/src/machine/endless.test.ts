import { expect, test } from 'vitest'
import { pressFlag, type Shape, start, step } from '../index.ts'
import { block, count, counted, counts, flag, forever, game, own, repeat, still } from '../sample-game.ts'

test('an endless loop yields when the time of the frame is used up', () => {
  let ms = 0
  const machine = start(game([flag, forever(counts)]), { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(60)
  expect(machine.threads).toHaveLength(1)
})

test('an endless loop without screen refresh yields too', () => {
  let ms = 0
  const definition = block('procedures_definition', {}, { procedure: own('run', true) })
  const call = block('procedures_call', {}, { procedure: own('run', true) })
  const machine = start(game([flag, call], [definition, forever(counts)]), {
    now: () => ms++,
    random: () => 0,
    frameBudgetMs: 25,
  })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).toHaveLength(1)
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
  const definition = block('procedures_definition', {}, { procedure: own('run', true) })
  const call = block('procedures_call', {}, { procedure: own('run', true) })
  const touches = block('sensing_touchingobject', { TOUCHINGOBJECTMENU: 'Other' })
  const { sprites, ...rest } = game([flag, call], [definition, forever(block('control_if', { CONDITION: touches }), counts)])
  const large = sprites.map((each) => ({
    ...each,
    costumes: each.costumes.map((costume) => ({ ...costume, width: side, height: side })),
  }))
  const others = large.map((each) => ({ ...each, id: 'other', name: 'Other', scripts: [] }))
  // The clock stands still: only what was looked at can end the turn.
  const machine = start({ ...rest, sprites: [...large, ...others] }, { ...still, shapeOf: () => shape })
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBeGreaterThan(0)
  expect(machine.stage.cells[0]?.value).toBeLessThan(5000)
  expect(machine.threads).toHaveLength(1)
})

test('clones that clone themselves and are deleted yield too', () => {
  const again = block('control_create_clone_of', { CLONE_OPTION: '_myself_' })
  const project = game([flag, again], [block('control_start_as_clone'), again, counts, block('control_delete_this_clone')])
  let ms = 0
  const machine = start(project, { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).not.toEqual([])
})

test.each([true, false])('endless recursion of a custom block does not use all memory (without refresh: %s)', (warp) => {
  const call = block('procedures_call', {}, { procedure: own('again', warp) })
  const machine = start(game([flag, call], [block('procedures_definition', {}, { procedure: own('again', warp) }), call]), {
    ...still,
    passLimit: 500_000,
  })
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})

test('a text that doubles in every iteration stops growing', () => {
  const value = block('data_variable', {}, count)
  const doubled = block('data_setvariableto', { VALUE: block('operator_join', { STRING1: value, STRING2: value }) }, count)
  const project = game([flag, block('data_setvariableto', { VALUE: 'ha' }, count), repeat('60', doubled)])
  expect(String(counted(project)).length).toBe(1_000_000)
})

test('a program nested a hundred thousand levels deep starts and stops', () => {
  let inside = counts
  for (let depth = 0; depth < 100_000; depth++) inside = block('control_if', { CONDITION: 'true' }, { stacks: [[inside]] })
  let sum = block('operator_add', { NUM1: '1', NUM2: '1' })
  for (let depth = 0; depth < 100_000; depth++) sum = block('operator_add', { NUM1: sum, NUM2: '1' })
  const machine = start(game([flag, inside], [flag, block('motion_movesteps', { STEPS: sum })]), still)
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})
