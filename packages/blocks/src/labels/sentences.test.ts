import { expect, test } from 'vitest'
import { type Block, type Language, newBlock, opcodes, palette } from '../index.ts'
import { block, flagHat, paletteBlock } from '../sample-game.ts'
import { sentenceOf, sentencesOf, spokenScript } from './sentences.ts'

const script = (...blocks: Block[]) => ({ x: 0, y: 0, blocks })
const languages: Language[] = ['en', 'hi', 'pa']

const walk = script(
  flagHat,
  paletteBlock('motion_movesteps'),
  paletteBlock('control_repeat', {}, [paletteBlock('motion_turnright'), paletteBlock('looks_say')]),
  paletteBlock('looks_hide'),
)

test('a script reads as short sentences, in three languages', () => {
  expect(spokenScript(walk, 'en')).toBe(
    'When the flag is clicked: move 10 steps. Repeat 10 times: turn right 15 degrees. Say “Hello!”. End of: repeat 10 times. Hide.',
  )
  expect(spokenScript(walk, 'hi')).toBe(
    'जब झंडा दबाया जाए: 10 कदम चलें। 10 बार दोहराएँ: दाएँ 15 डिग्री घूमें। “Hello!” बोलें। यहाँ खत्म: 10 बार दोहराएँ। छिपें।',
  )
  expect(spokenScript(walk, 'pa')).toBe(
    'ਜਦੋਂ ਝੰਡਾ ਦਬਾਇਆ ਜਾਵੇ: 10 ਕਦਮ ਚੱਲੋ। 10 ਵਾਰ ਦੁਹਰਾਓ: ਸੱਜੇ 15 ਡਿਗਰੀ ਘੁੰਮੋ। “Hello!” ਬੋਲੋ। ਇੱਥੇ ਖ਼ਤਮ: 10 ਵਾਰ ਦੁਹਰਾਓ। ਲੁਕੋ।',
  )
})

test('each sentence has its block and its nesting depth', () => {
  expect(sentencesOf(walk, 'en').map(({ depth, blockId, isJoint }) => [depth, blockId, isJoint])).toEqual([
    [0, 'event_whenflagclicked', false],
    [0, 'motion_movesteps', false],
    [0, 'control_repeat', false],
    [1, 'motion_turnright', false],
    [1, 'looks_say', false],
    [0, 'control_repeat', true],
    [0, 'looks_hide', false],
  ])
})

test('both branches of "if else" are spoken, including an empty one', () => {
  const isMore = paletteBlock('operator_gt', { OPERAND1: paletteBlock('motion_xposition'), OPERAND2: '50' })
  const choice = paletteBlock('control_if_else', { CONDITION: isMore }, [paletteBlock('looks_show')], [])
  expect(spokenScript(script(choice), 'en')).toBe(
    'If x position is more than 50: show. Otherwise: nothing yet. End of: if x position is more than 50.',
  )
})

test('a condition inside a sentence has no question mark', () => {
  expect(sentenceOf(newBlock('control_if')!, 'en')).toBe('If this sprite touches edge:')
})

test('a custom block is spoken with its name', () => {
  const procedure = { code: 'hop %s times', argumentIds: ['a'], argumentNames: ['n'], argumentDefaults: [''], warp: false }
  const calls = block('procedures_call', { a: '3' }, { procedure })
  expect(spokenScript(script(block('procedures_definition', {}, { procedure }), calls), 'en')).toBe(
    'Define “hop n times”: hop 3 times.',
  )
})

test('every block has a sentence with final punctuation in every language', () => {
  for (const opcode of opcodes.keys()) {
    const each = newBlock(opcode) ?? block(opcode)
    for (const language of languages) {
      expect(sentenceOf(each, language), `${opcode} ${language}`).toMatch(/[:.!?।]$/)
      expect(sentenceOf(each, language), `${opcode} ${language}`).not.toMatch(/[{}]/)
    }
  }
})

test('the sentences of the usual palette are at most 12 words long', () => {
  for (const opcode of palette(14)) {
    for (const language of languages) expect(sentenceOf(newBlock(opcode)!, language).split(' ').length).toBeLessThanOrEqual(12)
  }
})

test('a script nested a thousand levels deep is converted without an error', () => {
  let inside = paletteBlock('looks_show')
  for (let depth = 0; depth < 1000; depth++) inside = paletteBlock('control_repeat', {}, [inside])
  expect(sentencesOf(script(inside), 'en')).toHaveLength(2001)
})
