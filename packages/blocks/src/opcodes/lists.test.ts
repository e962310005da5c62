import { expect, test } from 'vitest'
import { type Block, pressFlag, start, step, type Value } from '../index.ts'
import { addToList, block, type Filling, flagHat, game, listField, paletteBlock, fixedWorld, valueOf } from '../sample-game.ts'

function listAfter(...blocks: Block[]): readonly Value[] | undefined {
  const machine = start(game([flagHat, ...blocks]), fixedWorld)
  pressFlag(machine)
  step(machine)
  return machine.stage.lists[0]?.items
}

const abc = [addToList('a'), addToList('b'), addToList('c')]
const deletes = (INDEX: Filling) => block('data_deleteoflist', { INDEX }, listField)
const inserts = (INDEX: Filling) => block('data_insertatlist', { ITEM: 'z', INDEX }, listField)
const replaces = (INDEX: Filling) => block('data_replaceitemoflist', { ITEM: 'z', INDEX }, listField)

test.each([
  [deletes('2'), 'ac'],
  [deletes('2.9'), 'ac'],
  [deletes('last'), 'ab'],
  [deletes('random'), 'ac'],
  [deletes('any'), 'ac'],
  [deletes('all'), ''],
  [deletes('0'), 'abc'],
  [deletes('4'), 'abc'],
  [deletes('-1'), 'abc'],
  [deletes('first'), 'abc'],
  [deletes(''), 'abc'],
  [inserts('1'), 'zabc'],
  [inserts('4'), 'abcz'],
  [inserts('5'), 'abc'],
  [inserts('last'), 'abcz'],
  [inserts('all'), 'abc'],
  [replaces('3'), 'abz'],
  [replaces('last'), 'abz'],
  [replaces('random'), 'azc'],
  [replaces('all'), 'abc'],
  [block('data_deletealloflist', {}, listField), ''],
])('%j', (change, left) => {
  expect(listAfter(...abc, change)?.join('')).toBe(left)
})

const item = (INDEX: Filling) => block('data_itemoflist', { INDEX }, listField)

test('reading a position outside a list returns an empty text', () => {
  expect(valueOf(item('last'), { before: abc })).toBe('c')
  expect(valueOf(item('random'), { before: abc })).toBe('b')
  for (const place of ['0', '4', 'all', 'apple']) expect(valueOf(item(place), { before: abc }), place).toBe('')
  expect(valueOf(item('last'))).toBe('')
})

test('items are found with the rules of comparison', () => {
  const before = [addToList('Apple'), addToList('1.0'), addToList('')]
  const placeOf = (ITEM: string) => valueOf(block('data_itemnumoflist', { ITEM }, listField), { before })
  expect([placeOf('apple'), placeOf('1'), placeOf(''), placeOf('0')]).toEqual([1, 2, 3, 0])
  expect(valueOf(block('data_listcontainsitem', { ITEM: 'APPLE' }, listField), { before })).toBe(true)
  expect(valueOf(block('data_lengthoflist', {}, listField), { before })).toBe(3)
})

test('a list of single characters is joined without spaces', () => {
  const contents = block('data_listcontents', {}, listField)
  expect(valueOf(contents, { before: abc })).toBe('abc')
  expect(valueOf(contents, { before: [...abc, addToList('no')] })).toBe('a b c no')
  expect(valueOf(contents, { before: [addToList('1'), addToList(paletteBlock('operator_add', { NUM1: '1', NUM2: '1' }))] })).toBe(
    '1 2',
  )
})

test('a list holds at most 200,000 items', () => {
  const times = block('control_repeat', { TIMES: '200001' }, { stacks: [[addToList('x')]] })
  const machine = start(game([flagHat, times]), { ...fixedWorld, passLimit: 300_000 })
  pressFlag(machine)
  step(machine)
  expect(machine.stage.lists[0]?.items).toHaveLength(200_000)
})
