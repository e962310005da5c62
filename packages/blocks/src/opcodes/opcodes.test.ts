import { expect, test } from 'vitest'
import { languages } from '@ankur/languages'
import { labelOf, labelText } from '../labels/label.ts'
import { newBlock } from '../palette/new-block.ts'
import { levels } from '../palette/palette.ts'
import { palette } from '../palette/wide-palette.ts'
import { opcodes } from './opcodes.ts'

const places = (label: string) => [...label.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

test('every block has a label in every language, with a placeholder for each of its inputs', () => {
  for (const [opcode, { inputs = {}, fields = {} }] of opcodes) {
    const wanted = [...Object.keys(inputs), ...Object.keys(fields)].map((name) => `{${name}}`).toSorted()
    for (const language of languages) expect(places(labelText(opcode, language) ?? ''), `${opcode} ${language}`).toEqual(wanted)
  }
})

test('the labels of the usual palette are those of the specification', () => {
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

test('each level of the palette has as many blocks as its name says', () => {
  for (const level of levels) {
    const offered = palette(level)
    if (level !== 'all') expect(offered).toHaveLength(level)
    expect(offered.filter((opcode) => !newBlock(opcode))).toEqual([])
  }
})
