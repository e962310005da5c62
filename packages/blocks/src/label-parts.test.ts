import { expect, test } from 'vitest'
import { labelOf, newBlock, opcodes } from './index.ts'
import { labelParts } from './label-parts.ts'

test('the pieces of a block, put together, are its label', () => {
  for (const opcode of opcodes.keys()) {
    const block = newBlock(opcode)!
    for (const language of ['en', 'hi', 'pa'] as const) {
      const joined = labelParts(block, language).map(({ text }) => text)
      expect(joined.join(''), opcode).toBe(labelOf(block, language))
    }
  }
})

test('each hole says what it holds', () => {
  expect(labelParts(newBlock('control_wait')!, 'en')).toEqual([
    { hole: null, text: 'Wait ' },
    { hole: 'DURATION', type: 'positive', value: '1', text: '1' },
    { hole: null, text: ' second' },
  ])
  const [, condition] = labelParts(newBlock('control_if')!, 'en')
  expect(condition).toMatchObject({ hole: 'CONDITION', type: 'boolean', block: { opcode: 'sensing_touchingobject' } })
})
