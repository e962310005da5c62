import { expect, test } from 'vitest'
import { type Block, pressFlag, start, step } from '../index.ts'
import { block, countField, countAfter, addOneToCount, flagHat, game, customBlock, repeat, fixedWorld } from '../sample-game.ts'

test('a custom block without screen refresh does all its movement in one frame', () => {
  const definition = block('procedures_definition', {}, { procedure: customBlock('run', true) })
  const call = block('procedures_call', {}, { procedure: customBlock('run', true) })
  const machine = start(game([flagHat, call], [definition, repeat('15', block('motion_movesteps', { STEPS: '2' }))]), fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.x).toBe(30)
})

test('a custom block gets its arguments, and "stop this script" ends only the call', () => {
  const argument = block('argument_reporter_string_number', {}, { fields: [{ name: 'VALUE', value: 'n' }] })
  const definition = block('procedures_definition', {}, { procedure: customBlock('add %s', false) })
  const stop = block('control_stop', {}, { fields: [{ name: 'STOP_OPTION', value: 'this script' }] })
  const adds = block('data_changevariableby', { VALUE: argument }, countField)
  const call = (a: string) => block('procedures_call', { a }, { procedure: customBlock('add %s', false) })
  expect(countAfter(game([flagHat, call('5'), call('7')], [definition, adds, stop, addOneToCount]))).toBe(12)
})

test('a recursive custom block keeps the arguments of each call separate', () => {
  const argument = block('argument_reporter_string_number', {}, { fields: [{ name: 'VALUE', value: 'n' }] })
  const procedure = customBlock('down %s', true)
  const smaller = block('operator_subtract', { NUM1: argument, NUM2: '1' })
  const again = block('procedures_call', { a: smaller }, { procedure })
  const isMore = block('operator_gt', { OPERAND1: argument, OPERAND2: '0' })
  const body = block('control_if', { CONDITION: isMore }, { stacks: [[repeat('2', addOneToCount), again, addOneToCount]] })
  const project = game(
    [flagHat, block('procedures_call', { a: '4' }, { procedure })],
    [block('procedures_definition', {}, { procedure }), body],
  )
  expect(countAfter(project)).toBe(12)
})

test('after its own wait, a block without screen refresh continues in that mode; after a wait in a loop it does not', () => {
  const procedure = customBlock('run', true)
  const volume = block('sound_setvolumeto', { VOLUME: '50' })
  const moves = repeat('9', block('motion_movesteps', { STEPS: '1' }))
  const placesAfter = (...body: Block[]) => {
    const definition = block('procedures_definition', {}, { procedure })
    const machine = start(game([flagHat, block('procedures_call', {}, { procedure })], [definition, ...body]), fixedWorld)
    pressFlag(machine)
    return Array.from({ length: 4 }, () => {
      step(machine)
      return machine.actors[0]?.x
    })
  }
  expect(placesAfter(volume, moves)).toEqual([0, 1, 2, 3])
  expect(placesAfter(block('control_if', { CONDITION: yes }, { stacks: [[volume]] }), moves)).toEqual([0, 1, 2, 3])
  expect(placesAfter(repeat('1', volume), moves)).toEqual([0, 9, 9, 9])
})

const yes = block('operator_equals', { OPERAND1: '1', OPERAND2: '1' })
