import { expect, test } from 'vitest'
import { colorName } from './color-names.ts'
import { labelOf } from './label.ts'
import { labelParts } from './label-parts.ts'
import { newBlock } from '../palette/new-block.ts'
import { sentenceOf } from './sentences.ts'

test.each([
  ['#ff0000', 'red'],
  ['#4c97ff', 'blue'],
  ['#ffab19', 'orange'],
  ['#dde7f4', 'light blue'],
  ['#8dbfa3', 'green'],
  ['#22304f', 'dark blue'],
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#8b5a2b', 'brown'],
  ['#ffc0cb', 'light pink'],
  ['#800080', 'dark purple'],
  ['#ffff00', 'yellow'],
  ['9001', '9001'],
])('%s is %s', (value, name) => {
  expect(colorName(value, 'en')).toBe(name)
})

test('a block names its colour in words, in three languages', () => {
  const asks = newBlock('sensing_touchingcolor')
  if (!asks) throw new Error('no such block')
  expect(labelOf(asks, 'en')).toBe('touching colour blue?')
  expect(sentenceOf(asks, 'hi')).toBe('यह पात्र नीले रंग को छूता है।')
  expect(labelOf(asks, 'pa')).toBe('ਨੀਲੇ ਰੰਗ ਨੂੰ ਛੂਹੇ?')
  expect(labelParts(asks, 'en').map(({ text }) => text)).toEqual(['touching colour ', 'blue', '?'])
})
