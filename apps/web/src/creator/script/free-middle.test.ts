import { expect, test } from 'vitest'
import { roomFor } from './free-middle.ts'

const phone = { natural: 200, most: 340 }

test('a block without a value in its middle keeps its width', () => {
  for (const values of [[], [{ start: 104, end: 148 }], [{ start: 40, end: 84 }]])
    expect(roomFor(values, phone)).toEqual({ before: 0, after: 0 })
})

test('a block with a value in its middle becomes wider at its end, until the middle is after the value', () => {
  const { before, after } = roomFor([{ start: 84, end: 128 }], phone)
  expect(before).toBe(0)
  expect((200 + after) / 2).toBeGreaterThanOrEqual(130)
})

test('without room at its end the words start later, until the middle is before the value', () => {
  const { before, after } = roomFor([{ start: 129, end: 189 }], { natural: 262, most: 340 })
  expect(after).toBe(0)
  expect(before + 129).toBeGreaterThan((262 + before) / 2)
  expect(before).toBeLessThan(20)
})

test('a block keeps its width where its value is too long, or the middle would be on another value', () => {
  const none = { before: 0, after: 0 }
  expect(roomFor([{ start: 68, end: 200 }], { natural: 262, most: 340 })).toEqual(none)
  const two = [
    { start: 84, end: 128 },
    { start: 130, end: 174 },
  ]
  expect(roomFor(two, phone)).toEqual(none)
})
