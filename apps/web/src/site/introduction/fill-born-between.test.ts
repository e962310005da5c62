import { expect, test } from 'vitest'
import { bornBetween } from './fill-born-between.ts'

test('the months of birth that fit change with the month in India, not in London', () => {
  // 00:00 on 1 December in India is 18:30 on 30 November in London.
  const december = Date.UTC(2026, 10, 30, 18, 30)
  expect(bornBetween(december - 1)).toEqual({ from: '2024-05', to: '2025-07' })
  expect(bornBetween(december)).toEqual({ from: '2024-06', to: '2025-08' })
})
