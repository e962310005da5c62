import { expect, test } from 'vitest'
import { labelOf } from '../label.ts'
import { newBlock } from '../new-block.ts'
import { levels } from '../palette.ts'
import { palette } from '../wide-palette.ts'
import { opcodes } from './opcodes.ts'
import { optionWords } from './options.ts'

const scripts = { hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u }
const places = (label: string) => [...label.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

test('every block has its words in three languages, with the same holes', () => {
  for (const [opcode, { label, inputs = {}, fields = {} }] of opcodes) {
    const wanted = [...Object.keys(inputs), ...Object.keys(fields)].map((name) => `{${name}}`).toSorted()
    for (const language of ['en', 'hi', 'pa'] as const) expect(places(label[language]), `${opcode} ${language}`).toEqual(wanted)
    // What belongs to whom is said by the two choices alone in Hindi and Punjabi: a word between them would need a gender.
    const isWordless =
      opcode === 'sensing_of' || !/\p{L}{2}/u.test(label.en.replaceAll(/\{\w+\}/g, '')) || /^\{\w+\} mod/.test(label.en)
    for (const language of ['hi', 'pa'] as const) {
      if (!isWordless) expect(label[language], `${opcode} ${language}`).toMatch(scripts[language])
    }
  }
})

test('every word of a menu is said in three languages', () => {
  for (const [option, { hi, pa }] of optionWords) {
    expect(hi, option).toMatch(scripts.hi)
    expect(pa, option).toMatch(scripts.pa)
  }
})

test('the usual palette says what the specification says', () => {
  const labels = palette(14).map((opcode) => labelOf(newBlock(opcode)!, 'en'))
  expect(labels).toEqual([
    'Move 10 steps',
    'Turn right 15 degrees',
    'Turn left 15 degrees',
    'Go to random position',
    'Say Hello!',
    'Change size by 10',
    'Hide',
    'Show',
    'Wait 1 second',
    'Repeat 10 times',
    'If touching edge? then',
    'When flag clicked',
    'When this sprite clicked',
    'When space key pressed',
  ])
})

test('each level of the palette offers as many blocks as it is called after', () => {
  for (const level of levels) {
    const offered = palette(level)
    if (level !== 'all') expect(offered).toHaveLength(level)
    expect(offered.filter((opcode) => !newBlock(opcode))).toEqual([])
  }
})
