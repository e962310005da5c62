import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchBetween, patched } from './patch.ts'

/** As parsed from text: JSON has no -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

test('a patch restores the other value, also after serialization', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = JSON.parse(JSON.stringify(patchBetween(from, to)))
      expect(patched(from, patch)).toEqual(to)
    }),
    { numRuns: 2000 },
  )
})

test('patches restore lists after insertion, removal, reordering and inner changes', () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 0, max: 5 }), stacks: fc.array(fc.nat(3)) }), { maxLength: 8 })
  fc.assert(
    fc.property(list, list, (from, to) => {
      expect(patched({ list: from }, patchBetween({ list: from }, { list: to }))).toEqual({ list: to })
    }),
    { numRuns: 2000 },
  )
})

test('moving one block to the other end of a long script gives a short patch', () => {
  const blocks = Array.from({ length: 200 }, (_, n) => ({ id: `b${n}`, opcode: 'motion_movesteps' }))
  const [first, ...others] = blocks
  expect(patchBetween(blocks, [...others, first])).toEqual({ move: [0, 199] })
})

test('equal values need no patch, and an undefined key counts as absent', () => {
  expect(patchBetween({ a: [1], b: undefined }, { a: [1] })).toBeNull()
  expect(patched({ a: 1, comment: 'x' }, patchBetween({ a: 1, comment: 'x' }, { a: 1, comment: undefined }))).toEqual({ a: 1 })
})

test('an invalid patch never throws', () => {
  fc.assert(
    fc.property(json, json, (value, patch) => {
      patched(value, patch)
    }),
  )
  for (const patch of [{ keys: [3, ['a']], gone: 7 }, { items: [[0, { move: [] }]] }, { at: 'x', out: {}, put: [1] }])
    patched([{ a: 1 }], patch)
})
