import { expect, test } from 'vitest'
import { pressFlag, start, step, stopAll } from '../index.ts'
import { block, countAfter, addOneToCount, flagHat, forever, game, repeat, fixedWorld } from '../sample-game.ts'

test('a loop body runs once a frame if it moves something, otherwise as often as the time allows', () => {
  expect(countAfter(game([flagHat, repeat('10', addOneToCount)]))).toBe(10)
  expect(countAfter(game([flagHat, repeat('10', addOneToCount, block('motion_movesteps', { STEPS: '1' }))]))).toBe(1)
})

test('there are never more than 300 clones, and stop removes them', () => {
  const clone = block('control_create_clone_of', { CLONE_OPTION: '_myself_' })
  const machine = start(game([flagHat, repeat('400', clone)], [block('control_start_as_clone'), forever(addOneToCount)]), {
    ...fixedWorld,
    passLimit: 1000,
  })
  machine.turbo = true
  pressFlag(machine)
  step(machine)
  expect(machine.actors).toHaveLength(301)
  stopAll(machine)
  expect([machine.actors.length, machine.layers.length, machine.threads.length]).toEqual([1, 1, 0])
})

test('list positions count from 1, drop fractions and accept some words', () => {
  const list = { fields: [{ name: 'LIST', value: 'list', id: 'list' }] }
  const add = (item: string) => block('data_addtolist', { ITEM: item }, list)
  const machine = start(
    game([
      flagHat,
      ...['a', 'b', 'c', 'd'].map(add),
      block('data_deleteoflist', { INDEX: '2.9' }, list),
      block('data_insertatlist', { ITEM: 'z', INDEX: 'last' }, list),
      block('data_replaceitemoflist', { INDEX: '1', ITEM: 'A' }, list),
      block('data_deleteoflist', { INDEX: '9' }, list),
    ]),
    fixedWorld,
  )
  pressFlag(machine)
  step(machine)
  expect(machine.stage.lists[0]?.items).toEqual(['A', 'c', 'd', 'z'])
})

test('"repeat" with a random count evaluates it in every iteration, as in Scratch, but keeps the first value', () => {
  let draws = 0
  const random = () => {
    draws++
    return 0
  }
  const times = block('operator_random', { FROM: '3', TO: '9' })
  const project = game([flagHat, block('control_repeat', { TIMES: times }, { stacks: [[addOneToCount]] })])
  expect(countAfter(project, 1, { ...fixedWorld, random })).toBe(3)
  expect(draws).toBe(4)
})
