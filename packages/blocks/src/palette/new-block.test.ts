import { expect, test } from 'vitest'
import { addExtensions } from '../extensions/extensions.ts'
import { labelOf } from '../labels/label.ts'
import { newBlock } from './new-block.ts'
import { opcodes } from '../opcodes/opcodes.ts'

const label = (opcode: string, language: 'en' | 'hi' | 'pa') => {
  const block = newBlock(opcode, language)
  return block && labelOf(block, language)
}

test('a new block has default texts in the language of the page', () => {
  expect(label('looks_say', 'en')).toBe('Say Hello!')
  expect(label('looks_say', 'hi')).toBe('नमस्ते! बोलें')
  expect(label('looks_say', 'pa')).toBe('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ਬੋਲੋ')
  expect(label('sensing_askandwait', 'hi')).toBe('आपका नाम क्या है? पूछें और रुकें')
  expect(label('operator_join', 'pa')).toBe('ਸੇਬ  ਕੇਲਾ ਜੋੜੋ')
})

test('a default text is literal: it stays the same in another language', () => {
  const block = newBlock('looks_say', 'hi')
  expect(block && labelOf(block, 'en')).toBe('Say नमस्ते!')
})

test('no default text of a block is English in Hindi or Punjabi', () => {
  addExtensions()
  const english = [...opcodes.keys()].flatMap((opcode) => {
    const inputs = Object.entries(opcodes.get(opcode)?.inputs ?? {}).filter(([, { type }]) => type === 'text')
    return (['hi', 'pa'] as const).flatMap((language) =>
      inputs
        .filter(([name]) => /[a-z]/i.test(newBlock(opcode, language)?.inputs.find((input) => input.name === name)?.value ?? ''))
        .map(([name]) => `${opcode} ${name} ${language}`),
    )
  })
  expect(english).toEqual([])
})
