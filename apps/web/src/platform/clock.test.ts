import { expect, test } from 'vitest'
import { formatIndiaTime, formatTime, formatToday } from './clock.ts'

test('an hour is shown with the part of the day in Hindi and Punjabi, and with am or pm in English', () => {
  expect(formatTime(19, 35, 'hi')).toBe('शाम 7:35 बजे')
  expect(formatTime(19, 35, 'pa')).toBe('ਸ਼ਾਮ 7:35 ਵਜੇ')
  expect(formatTime(19, 35, 'en')).toBe('7:35 pm')
  expect([0, 3, 4, 11, 12, 15, 16, 20].map((hour) => formatTime(hour, 5, 'hi'))).toEqual([
    'रात 12:05 बजे',
    'रात 3:05 बजे',
    'सुबह 4:05 बजे',
    'सुबह 11:05 बजे',
    'दोपहर 12:05 बजे',
    'दोपहर 3:05 बजे',
    'शाम 4:05 बजे',
    'रात 8:05 बजे',
  ])
  expect(formatTime(0, 0, 'en')).toBe('12:00 am')
  expect(formatTime(12, 0, 'en')).toBe('12:00 pm')
})

test('a time is shown in Indian time', () => {
  expect(formatIndiaTime(Date.parse('2026-03-14T14:05:00Z'), 'en')).toBe('7:35 pm')
  expect(formatIndiaTime(Date.parse('2026-03-14T18:45:00Z'), 'pa')).toBe('ਰਾਤ 12:15 ਵਜੇ')
})

test('a weekday is shown in the script of the page', () => {
  const saturday = new Date(2026, 2, 14)
  expect(formatToday(saturday, 'en')).toBe('Saturday, 14 March')
  expect(formatToday(saturday, 'hi')).toBe('शनिवार, 14 मार्च')
  expect(formatToday(saturday, 'pa')).toBe('ਸ਼ਨਿੱਚਰਵਾਰ, 14 ਮਾਰਚ')
})
