import { expect, test } from 'vitest'
import { labelOf, newBlock, opcodes } from '../index.ts'
import { labelParts } from './label-parts.ts'

test('the parts of a block, joined, are its label', () => {
  for (const opcode of opcodes.keys()) {
    const block = newBlock(opcode)!
    for (const language of ['en', 'hi', 'pa'] as const) {
      const joined = labelParts(block, language).map(({ text }) => text)
      expect(joined.join(''), opcode).toBe(labelOf(block, language))
    }
  }
})

test('each input part has its value', () => {
  expect(labelParts(newBlock('control_wait')!, 'en')).toEqual([
    { name: null, text: 'Wait ' },
    { name: 'DURATION', type: 'positive', value: '1', text: '1' },
    { name: null, text: ' second' },
  ])
  const [, condition] = labelParts(newBlock('control_if')!, 'en')
  expect(condition).toMatchObject({ name: 'CONDITION', type: 'boolean', block: { opcode: 'sensing_touchingobject' } })
})

test('the label of an unknown block says that it does not run, and its visible words leave that to its button', () => {
  const block = { id: 'a', opcode: 'microbit_displayClear', inputs: [], fields: [], stacks: [] }
  expect(labelOf(block, 'en')).toBe('Does not run here: display clear')
  expect(labelParts(block, 'en')).toEqual([{ name: null, text: 'display clear' }])
})

test('a call of a custom block has an input for each argument', () => {
  const procedure = {
    code: 'walk %s if %b',
    argumentIds: ['a', 'b'],
    argumentNames: ['steps', 'may'],
    argumentDefaults: ['', ''],
    warp: false,
  }
  const call = { ...newBlock('procedures_call')!, procedure, inputs: [{ name: 'a', value: '5' }] }
  expect(labelParts(call, 'en')).toEqual([
    { name: null, text: 'walk ' },
    { name: 'a', type: 'text', value: '5', text: '5' },
    { name: null, text: ' if ' },
    { name: 'b', type: 'boolean', value: '', text: '…' },
  ])
})

test('a variable name is shown unchanged, even if it equals a menu word', () => {
  const named = { ...newBlock('data_variable')!, fields: [{ name: 'VARIABLE', value: 'size', id: 'v1' }] }
  expect(labelParts(named, 'hi')).toMatchObject([{ text: 'size' }])
  expect(labelOf(named, 'hi')).toBe('size')
})
