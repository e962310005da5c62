import { writeNumber } from '@ankur/games'
import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'

test('a number typed with Devanagari or Gurmukhi digits is that number; other letters stay as they are', () => {
  for (const script of ['latin', 'devanagari', 'gurmukhi'] as const) {
    expect(plainDigits(writeNumber(1234567890, script)), script).toBe('1234567890')
  }
  expect(plainDigits('-੧.५')).toBe('-1.5')
  expect(plainDigits('नौ ९ ਨੌਂ')).toBe('नौ 9 ਨੌਂ')
})
