import { expect, test } from 'vitest'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Block } from '@ankur/blocks/project'
import { partsOf } from './row-parts.ts'

const blocks = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ ...(newBlock('motion_movesteps') as Block), id: `b${index + 1}` }))
const idsOf = (parts: readonly (readonly Block[])[]) => parts.map((part) => part.map(({ id }) => id).join(' '))

test('a short row is one part, and an empty one has none', () => {
  expect(partsOf(blocks(24))).toHaveLength(1)
  expect(partsOf([])).toEqual([])
})

test('the parts of a long row are its blocks in their order, none longer than a few screens', () => {
  const row = blocks(500)
  const parts = partsOf(row)
  expect(parts.flat()).toEqual(row)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(80)
})

test('a block added to, moved in or removed from a long row leaves all but two parts as they are', () => {
  const row = blocks(300)
  const [added] = blocks(301).slice(-1)
  const before = new Set(idsOf(partsOf(row)))
  for (let at = 0; at < row.length; at += 7) {
    const changed = [...row.slice(0, at), ...(added ? [added] : []), ...row.slice(at)]
    for (const after of [changed, row.toSpliced(at, 1)])
      expect(idsOf(partsOf(after)).filter((part) => !before.has(part)).length).toBeLessThanOrEqual(2)
  }
})
