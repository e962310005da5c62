import { expect, test } from 'vitest'
import {
  addMonths,
  ageApplies,
  ageMonths,
  correctedMonths,
  indiaDay,
  indiaMonth,
  monthsBetween,
  parseBirthMonth,
  rescreenMonth,
} from './age.ts'
import { plainWords } from './texts/every-language.ts'

const march14 = Date.parse('2026-03-14T06:00:00Z')

test('a month ends in India five and a half hours before it ends in UTC', () => {
  expect(indiaMonth(Date.parse('2026-03-31T18:29:59.999Z'))).toBe('2026-03')
  expect(indiaMonth(Date.parse('2026-03-31T18:30:00Z'))).toBe('2026-04')
  expect(indiaMonth(Date.parse('2026-03-31T23:59:59Z'))).toBe('2026-04')
  expect(indiaDay(Date.parse('2025-12-31T18:30:00Z'))).toBe('2026-01-01')
})

test('the last minute of an Indian month still counts the younger age', () => {
  expect(ageMonths('2024-11', Date.parse('2026-02-28T18:29:00Z'))).toBe(15)
  expect(ageMonths('2024-11', Date.parse('2026-02-28T18:30:00Z'))).toBe(16)
})

test('the check applies from 16 to 30 months, both included, and an unknown age stays unknown', () => {
  expect([15, 16, 30, 31].map((months) => ageApplies(months, plainWords))).toEqual([false, true, true, false])
  expect(ageMonths(null, march14)).toBeNull()
  expect(ageApplies(null, plainWords)).toBeNull()
})

test('a birth month in this month or up to 18 years ago is accepted', () => {
  expect(parseBirthMonth('2026-03', march14)).toEqual({ ok: true, month: '2026-03' })
  expect(parseBirthMonth('2008-03', march14)).toEqual({ ok: true, month: '2008-03' })
})

test.each([
  ['2026-04', 'future'],
  ['2008-02', 'too_long_ago'],
  ['0001-01', 'too_long_ago'],
  ['2026-13', 'unreadable'],
  ['2026-00', 'unreadable'],
  ['2026-3', 'unreadable'],
  ['2026-03-14', 'unreadable'],
  ['', 'unreadable'],
  [null, 'unreadable'],
  [202603, 'unreadable'],
])('birth month %j is refused as %s', (input, problem) => {
  expect(parseBirthMonth(input, march14)).toEqual({ ok: false, problem })
})

test('adding months and counting them are inverse operations', () => {
  for (let count = 0; count < 40; count += 1) expect(monthsBetween('2024-11', addMonths('2024-11', count))).toBe(count)
  expect(addMonths('2024-12', 1)).toBe('2025-01')
})

test('after a low result under 24 months the child is checked again at 2 years, at least 3 months later', () => {
  expect(rescreenMonth('2024-09', march14, 'low')).toBe('2026-09')
  expect(rescreenMonth('2024-06', march14, 'low')).toBe('2026-06')
  expect(rescreenMonth('2024-05', march14, 'low')).toBe('2026-06')
  expect(rescreenMonth('2024-04', march14, 'low')).toBe('2026-06')
})

test('under 16 months a low result is repeated at 16 months, when the check applies', () => {
  expect(rescreenMonth('2025-01', march14, 'low')).toBe('2026-05')
})

test('there is no repeat month from 24 months on, without a birth month, or above the low band', () => {
  expect(rescreenMonth('2024-03', march14, 'low')).toBeNull()
  expect(rescreenMonth(null, march14, 'low')).toBeNull()
  expect(rescreenMonth('2024-09', march14, 'medium')).toBeNull()
  expect(rescreenMonth('2024-09', march14, 'high')).toBeNull()
})

test('six weeks early is about one month, and the corrected age is never below zero', () => {
  expect(correctedMonths(20, 6)).toBe(19)
  expect(correctedMonths(20, 12)).toBe(17)
  expect(correctedMonths(1, 12)).toBe(0)
})
