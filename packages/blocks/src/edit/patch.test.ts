import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchBetween, patched } from './patch.ts'

/** As it comes back from text, in which there is no -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

test('a patch gives the other value again, also after a way as text', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = JSON.parse(JSON.stringify(patchBetween(from, to)))
      expect(patched(from, patch)).toEqual(to)
    }),
    { numRuns: 2000 },
  )
})

test('lists that were added to, cut, put in another order or changed inside come out right', () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 0, max: 5 }), stacks: fc.array(fc.nat(3)) }), { maxLength: 8 })
  fc.assert(
    fc.property(list, list, (from, to) => {
      expect(patched({ list: from }, patchBetween({ list: from }, { list: to }))).toEqual({ list: to })
    }),
    { numRuns: 2000 },
  )
})

test('one block that goes to the other end of a long script is a short patch', () => {
  const blocks = Array.from({ length: 200 }, (_, n) => ({ id: `b${n}`, opcode: 'motion_movesteps' }))
  const [first, ...others] = blocks
  expect(patchBetween(blocks, [...others, first])).toEqual({ move: [0, 199] })
})

test('the same value needs no patch, and a key without a value is none', () => {
  expect(patchBetween({ a: [1], b: undefined }, { a: [1] })).toBeNull()
  expect(patched({ a: 1, comment: 'x' }, patchBetween({ a: 1, comment: 'x' }, { a: 1, comment: undefined }))).toEqual({ a: 1 })
})

test('whatever stands where a patch should be, nothing is thrown', () => {
  fc.assert(
    fc.property(json, json, (value, patch) => {
      patched(value, patch)
    }),
  )
  for (const patch of [{ keys: [3, ['a']], gone: 7 }, { items: [[0, { move: [] }]] }, { at: 'x', out: {}, put: [1] }])
    patched([{ a: 1 }], patch)
})
