import { writeNumber } from '@ankur/games'
import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'

test('Devanagari and Gurmukhi digits are converted to 0 to 9; other characters stay', () => {
  for (const script of ['latin', 'devanagari', 'gurmukhi'] as const) {
    expect(plainDigits(writeNumber(1234567890, script)), script).toBe('1234567890')
  }
  expect(plainDigits('-੧.५')).toBe('-1.5')
  expect(plainDigits('नौ ९ ਨੌਂ')).toBe('नौ 9 ਨੌਂ')
})
