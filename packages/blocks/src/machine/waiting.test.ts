import { expect, test } from 'vitest'
import { answer, type Block, pressFlag, start, step, type Machine } from '../index.ts'
import { block, countField, countAfter, addOneToCount, flagHat, game, customBlock, repeat, fixedWorld } from '../sample-game.ts'

test('turbo mode still waits', () => {
  const clock = { ms: 0 }
  const machine = start(game([flagHat, block('control_wait', { DURATION: '1' }), addOneToCount]), {
    ...fixedWorld,
    now: () => clock.ms,
  })
  machine.turbo = true
  pressFlag(machine)
  expect(countedAt(machine, clock, [33, 1000, 1033])).toEqual([0, 0, 1])
})

test('a script that only waits for the clock needs one pass per frame', () => {
  const clock = { ms: 0 }
  const machine = start(game([flagHat, block('control_wait', { DURATION: '5' })]), { ...fixedWorld, now: () => clock.ms })
  pressFlag(machine)
  step(machine)
  clock.ms = 100
  step(machine)
  expect(machine.passes).toBe(1)
})

test('broadcast and wait continues when the receivers have ended', () => {
  const project = game(
    [flagHat, block('event_broadcastandwait', { BROADCAST_INPUT: 'message1' }), addOneToCount],
    [
      block('event_whenbroadcastreceived', {}, { fields: [{ name: 'BROADCAST_OPTION', value: 'MESSAGE1' }] }),
      repeat('10', addOneToCount),
    ],
  )
  expect(countAfter(project)).toBe(11)
  expect(countAfter(game([flagHat, block('event_broadcast', { BROADCAST_INPUT: 'unknown' }), addOneToCount]))).toBe(1)
})

test('timer hats fire once when the time is over, and again only after the timer was reset', () => {
  const clock = { ms: 0 }
  const hat = block('event_whengreaterthan', { VALUE: '1' }, { fields: [{ name: 'WHENGREATERTHANMENU', value: 'TIMER' }] })
  const machine = start(game([hat, addOneToCount]), { ...fixedWorld, now: () => clock.ms })
  // They read the clock of the previous frame.
  expect(countedAt(machine, clock, [500, 1100, 1133, 1200])).toEqual([0, 0, 1, 1])
  machine.timerStartMs = 1200
  expect(countedAt(machine, clock, [1300, 2300, 2333])).toEqual([1, 1, 2])
})

test('a question waits for its answer, in a bubble if the sprite is visible', () => {
  const ask = block('sensing_askandwait', { QUESTION: 'Who?' })
  const machine = start(
    game([flagHat, ask, block('data_setvariableto', { VALUE: block('sensing_answer') }, countField)]),
    fixedWorld,
  )
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.bubble).toEqual({ kind: 'say', text: 'Who?' })
  answer(machine, 'Mia')
  step(machine)
  expect([machine.actors[0]?.bubble, machine.stage.cells[0]?.value]).toEqual([null, 'Mia'])
})

test('an invisible change of a sprite does not end the frame early', () => {
  const hide = block('looks_hide')
  const says = (text: string) => block('looks_say', { MESSAGE: text })
  const unseen = [[hide, says('Here!'), hide], [says('')]]
  for (const blocks of unseen) {
    const machine = start(game([flagHat, ...blocks, repeat('3', addOneToCount)]), fixedWorld)
    pressFlag(machine)
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(3)
  }
})

test('a wait before a block without effect ends the iteration in the next pass, not at once', () => {
  const waits = block('sound_setvolumeto', { VOLUME: '50' })
  const idle = [
    block('procedures_call', {}, { procedure: customBlock('gone', false) }),
    block('control_all_at_once', {}, { stacks: [[]] }),
    block('control_stop', {}, { fields: [{ name: 'STOP_OPTION', value: 'odd' }] }),
  ]
  const countsIn = (...after: Block[]) => {
    const machine = start(game([flagHat, repeat('9', addOneToCount, waits, ...after)]), { ...fixedWorld, passLimit: 1 })
    pressFlag(machine)
    return countedAt(machine, { ms: 0 }, [33, 67, 100])
  }
  expect(countsIn()).toEqual([1, 2, 3])
  for (const each of idle) expect(countsIn(each)).toEqual([1, 1, 2])
})

test('a wait of 0 seconds ends the frame, but not in a custom block without screen refresh', () => {
  const countedWith = (isWarp: boolean) => {
    const definition = block('procedures_definition', {}, { procedure: customBlock('waits', isWarp) })
    const calls = block('procedures_call', {}, { procedure: customBlock('waits', isWarp) })
    const machine = start(
      game([flagHat, calls], [definition, addOneToCount, block('control_wait', { DURATION: '0' }), addOneToCount]),
      fixedWorld,
    )
    pressFlag(machine)
    return countedAt(machine, { ms: 0 }, [33, 67])
  }
  expect([countedWith(true), countedWith(false)]).toEqual([
    [2, 2],
    [1, 2],
  ])
})

/** The count at the end of each frame, with one frame at each of these milliseconds. */
function countedAt(machine: Machine, clock: { ms: number }, frames: readonly number[]): unknown[] {
  return frames.map((ms) => {
    clock.ms = ms
    step(machine)
    return machine.stage.cells[0]?.value
  })
}
