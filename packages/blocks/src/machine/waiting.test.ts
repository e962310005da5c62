import { expect, test } from 'vitest'
import { answer, pressFlag, start, step } from '../index.ts'
import { block, count, counted, counts, flag, game, repeat, still } from '../sample-game.ts'

test('turbo still waits', () => {
  const clock = { ms: 0 }
  const machine = start(game([flag, block('control_wait', { DURATION: '1' }), counts]), { ...still, now: () => clock.ms })
  machine.turbo = true
  pressFlag(machine)
  for (const [ms, value] of [
    [33, 0],
    [1000, 0],
    [1033, 1],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
})

test('a script that only waits for the clock costs one pass a frame', () => {
  const clock = { ms: 0 }
  const machine = start(game([flag, block('control_wait', { DURATION: '5' })]), { ...still, now: () => clock.ms })
  pressFlag(machine)
  step(machine)
  clock.ms = 100
  step(machine)
  expect(machine.passes).toBe(1)
})

test('broadcast and wait goes on when the receivers are done', () => {
  const project = game(
    [flag, block('event_broadcastandwait', { BROADCAST_INPUT: 'message1' }), counts],
    [
      block('event_whenbroadcastreceived', {}, { fields: [{ name: 'BROADCAST_OPTION', value: 'MESSAGE1' }] }),
      repeat('10', counts),
    ],
  )
  expect(counted(project)).toBe(11)
  expect(counted(game([flag, block('event_broadcast', { BROADCAST_INPUT: 'unknown' }), counts]))).toBe(1)
})

test('timer hats fire once when the time is over, and again only after the timer was reset', () => {
  const clock = { ms: 0 }
  const hat = block('event_whengreaterthan', { VALUE: '1' }, { fields: [{ name: 'WHENGREATERTHANMENU', value: 'TIMER' }] })
  const machine = start(game([hat, counts]), { ...still, now: () => clock.ms })
  for (const [ms, value] of [
    [500, 0],
    [1100, 0],
    // They watch the clock of the frame before.
    [1133, 1],
    [1200, 1],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
  machine.timerStartMs = 1200
  for (const [ms, value] of [
    [1300, 1],
    [2300, 1],
    [2333, 2],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
})

test('a question waits for its answer, in a bubble where the sprite can be seen', () => {
  const ask = block('sensing_askandwait', { QUESTION: 'Who?' })
  const machine = start(game([flag, ask, block('data_setvariableto', { VALUE: block('sensing_answer') }, count)]), still)
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.bubble).toEqual({ kind: 'say', text: 'Who?' })
  answer(machine, 'Mia')
  step(machine)
  expect([machine.actors[0]?.bubble, machine.stage.cells[0]?.value]).toEqual([null, 'Mia'])
})
