import { expect, test } from 'vitest'
import vectors from '../vectors/answer-sheets.json' with { type: 'json' }
import type { CompleteSheet } from './answers.ts'
import { plainWords } from './texts/every-language.ts'
import { firstOutcome } from './outcome.ts'
import { bandOf, countedItems, totalScore } from './score.ts'

const ALL_SHEETS = 2 ** 20
const COUNTS_ON_YES = (1 << 1) | (1 << 4) | (1 << 11)

/** Bit n-1 of the number is a yes to item n. */
function sheetOf(bits: number): CompleteSheet {
  const sheet: Record<number, 'yes' | 'no'> = {}
  for (let bit = 0; bit < 20; bit += 1) sheet[bit + 1] = (bits >> bit) & 1 ? 'yes' : 'no'
  return sheet as unknown as CompleteSheet
}

/** Inverts the items that count on "no", so that a set bit is a counted answer, and counts the bits. */
function countByBits(bits: number): number {
  let left = bits ^ ((ALL_SHEETS - 1) & ~COUNTS_ON_YES)
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

test('"yes" counts for items 2, 5 and 12 only', () => {
  expect(plainWords.items.filter((item) => item.concernAnswer === 'yes').map((item) => item.id)).toEqual([2, 5, 12])
  expect(plainWords.items.map((item) => item.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('every one of the 1,048,576 possible sheets has the total, band and outcome given by counting bits', () => {
  const wrong: number[] = []
  for (let bits = 0; bits < ALL_SHEETS; bits += 1) {
    const total = totalScore(sheetOf(bits), plainWords)
    const expected = countByBits(bits)
    const [band, outcome] =
      expected > 7 ? ['high', 'see_doctor'] : expected > 2 ? ['medium', 'follow_up_due'] : ['low', 'few_signs']
    if (
      total !== expected ||
      bandOf(total, plainWords.bands) !== band ||
      firstOutcome(bandOf(total, plainWords.bands)) !== outcome
    )
      wrong.push(bits)
  }
  expect(wrong.slice(0, 5)).toEqual([])
}, 60_000)

test.each(vectors)('$name gives $total', ({ yes, total, band, outcome }) => {
  const sheet = sheetOf(yes.reduce((bits, id) => bits | (1 << (id - 1)), 0))
  expect(totalScore(sheet, plainWords)).toBe(total)
  expect(countedItems(sheet, plainWords)).toHaveLength(total)
  expect(bandOf(total, plainWords.bands)).toBe(band)
  expect(firstOutcome(bandOf(total, plainWords.bands))).toBe(outcome)
})
