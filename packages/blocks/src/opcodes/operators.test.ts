import { expect, test } from 'vitest'
import { block, type Filling, paletteBlock, fixedWorld, valueOf } from '../sample-game.ts'

const infinity = paletteBlock('operator_divide', { NUM1: '1', NUM2: '0' })
const notANumber = paletteBlock('operator_divide', { NUM1: '0', NUM2: '0' })
const two = (opcode: string, NUM1: Filling, NUM2: Filling) => paletteBlock(opcode, { NUM1, NUM2 })

test.each([
  ['operator_add', '1', '2', 3],
  ['operator_add', '', 'apple', 0],
  ['operator_add', '0x10', '1e3', 1016],
  ['operator_subtract', '0.3', '0.1', 0.19999999999999998],
  ['operator_multiply', 'true', '3', 0],
  ['operator_divide', '1', '0', Infinity],
  ['operator_divide', '-1', '0', -Infinity],
  ['operator_divide', '0', '0', Number.NaN],
  ['operator_mod', '-7', '3', 2],
  ['operator_mod', '7', '-3', -2],
  ['operator_mod', '7', '0', Number.NaN],
  ['operator_mod', '-0.5', '2', 1.5],
])('%s of %s and %s is %s', (opcode, first, second, result) => {
  expect(valueOf(two(opcode, first, second))).toBe(result)
})

test('NaN counts as 0 in a sum, though it stays NaN as a value', () => {
  expect(valueOf(two('operator_add', notANumber, '5'))).toBe(5)
  expect(valueOf(two('operator_add', infinity, two('operator_subtract', '0', infinity)))).toBeNaN()
  expect(valueOf(paletteBlock('operator_join', { STRING1: notANumber, STRING2: infinity }))).toBe('NaNInfinity')
})

test('a random number between infinite limits counts as 0 where a number is needed', () => {
  const picked = paletteBlock('operator_random', { FROM: paletteBlock('operator_divide', { NUM1: '-1', NUM2: '0' }), TO: '3' })
  expect(valueOf(picked)).toBeNaN()
  expect(valueOf(paletteBlock('operator_add', { NUM1: picked, NUM2: '5' }))).toBe(5)
})

const less = 'operator_lt'
const same = 'operator_equals'
const more = 'operator_gt'

test.each([
  [less, '10', '9a', true],
  [less, '', '0', true],
  [same, '', '0', false],
  [same, ' ', '0', false],
  [same, 'ABC', 'abc', true],
  [same, '1', '1.0', true],
  [same, 'Infinity', infinity, true],
  [same, notANumber, notANumber, true],
  [same, '0x10', '16', true],
  [same, 'true', block('operator_not'), true],
  [more, '2', '10', false],
  [more, 'b', 'A', true],
  [more, infinity, infinity, false],
  [less, '', '', false],
  // Compared with a text that is not a number, a typed number is compared as text.
  [less, '1,5', '1.0', true],
  [same, 'infinity', '1e400', false],
  [more, 'pear', '+5', true],
])('%s compares %o with %o: %s', (opcode, OPERAND1, OPERAND2, result) => {
  expect(valueOf(paletteBlock(opcode, { OPERAND1, OPERAND2 }))).toBe(result)
})

test.each([
  ['1', 'apple', 'a'],
  ['5', 'apple', 'e'],
  ['6', 'apple', ''],
  ['0', 'apple', ''],
  ['-1', 'apple', ''],
  ['2.9', 'apple', 'p'],
  ['last', 'apple', ''],
  ['2', '12.5', '2'],
])('letter %s of %s is "%s"', (LETTER, STRING, letter) => {
  expect(valueOf(paletteBlock('operator_letter_of', { LETTER, STRING }))).toBe(letter)
})

test('texts are counted in UTF-16 code units, and searched case-insensitively', () => {
  expect(valueOf(paletteBlock('operator_length', { STRING: 'नमस्ते' }))).toBe(6)
  expect(valueOf(paletteBlock('operator_length', { STRING: '🙂' }))).toBe(2)
  expect(valueOf(paletteBlock('operator_contains', { STRING1: 'Apple', STRING2: 'PL' }))).toBe(true)
  expect(valueOf(paletteBlock('operator_contains', { STRING1: 'Apple', STRING2: '' }))).toBe(true)
  expect(valueOf(paletteBlock('operator_join', { STRING1: two('operator_add', '0.1', '0.2'), STRING2: '' }))).toBe(
    '0.30000000000000004',
  )
})

test.each([
  ['2.5', 3],
  ['-2.5', -2],
  ['0.4', 0],
  ['pear', 0],
])('round %s is %s', (NUM, result) => {
  expect(valueOf(paletteBlock('operator_round', { NUM }))).toBe(result)
})

test.each([
  ['abs', '-3', 3],
  ['floor', '-1.5', -2],
  ['ceiling', '1.2', 2],
  ['sqrt', '16', 4],
  ['sqrt', '-1', Number.NaN],
  ['sin', '30', 0.5],
  ['sin', '180', 0],
  ['sin', '-0', 0],
  ['cos', '90', 0],
  ['tan', '45', 1],
  ['tan', '90', Infinity],
  ['tan', '-90', -Infinity],
  ['tan', '270', -Infinity],
  ['tan', '450', Infinity],
  ['asin', '1', 90],
  ['acos', '0', 90],
  ['atan', '1', 45],
  ['ln', '1', 0],
  ['log', '1000', 2.9999999999999996],
  ['e ^', '0', 1],
  ['10 ^', '3', 1000],
  ['cube', '3', 0],
])('%s of %s is %s', (OPERATOR, NUM, result) => {
  expect(valueOf(paletteBlock('operator_mathop', { OPERATOR, NUM }))).toBe(result)
})

function picked(FROM: Filling, TO: Filling, drawn = 0.5): { value: unknown; draws: number } {
  let draws = 0
  const random = () => {
    draws++
    return drawn
  }
  return { value: valueOf(paletteBlock('operator_random', { FROM, TO }), { world: { ...fixedWorld, random } }), draws }
}

test('random numbers are integers between integer limits, both included, and fractions if a limit has a decimal point', () => {
  expect(picked('1', '10', 0).value).toBe(1)
  expect(picked('1', '10', 0.9999).value).toBe(10)
  expect(picked('10', '1', 0).value).toBe(1)
  expect(picked('1.0', '2', 0.25).value).toBe(1.25)
  expect(picked('0', 'pear', 0.5)).toEqual({ value: 0, draws: 0 })
  expect(picked('7', '7.0')).toEqual({ value: 7, draws: 0 })
  expect(picked('0', '-0')).toEqual({ value: 0, draws: 0 })
  // A number from a block is an integer by its value, a typed one by its text.
  expect(picked(two('operator_add', '1', '0'), two('operator_divide', '10', '2'), 0.5).value).toBe(3)
})

test('"and" and "or" evaluate both sides, also when the first decides', () => {
  let draws = 0
  const random = () => {
    draws++
    return 0
  }
  const drawing = paletteBlock('operator_gt', { OPERAND1: paletteBlock('operator_random'), OPERAND2: '50' })
  const yes = paletteBlock('operator_not')
  expect(valueOf(paletteBlock('operator_or', { OPERAND1: yes, OPERAND2: drawing }), { world: { ...fixedWorld, random } })).toBe(
    true,
  )
  expect(
    valueOf(paletteBlock('operator_and', { OPERAND1: drawing, OPERAND2: drawing }), { world: { ...fixedWorld, random } }),
  ).toBe(false)
  expect(draws).toBe(3)
  expect(valueOf(paletteBlock('operator_and'))).toBe(false)
})
