import { expect, test } from 'vitest'
import { isOfSameChild } from './same-child.ts'

const of = (childId: string | null, birthMonth: string | null) => ({ childId, birthMonth })

test('summaries of one child are grouped, even if its birth month was corrected between them', () => {
  expect(isOfSameChild(of('guddu', '2024-01'), of('guddu', '2024-02'))).toBe(true)
  expect(isOfSameChild(of('guddu', '2024-01'), of('pinky', '2024-01'))).toBe(false)
  expect(isOfSameChild(of('guddu', '2024-01'), of(null, '2024-01'))).toBe(false)
})

test('without a named child, the birth month decides', () => {
  expect(isOfSameChild(of(null, '2024-01'), of(null, '2024-01'))).toBe(true)
  expect(isOfSameChild(of(null, null), of(null, null))).toBe(true)
  expect(isOfSameChild(of(null, '2024-01'), of(null, '2024-02'))).toBe(false)
})
