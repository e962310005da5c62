import { expect, test } from 'vitest'
import { parseWeeksEarly } from './extra-questions.tsx'

test('weeks early are empty, or a whole number from 0 to 20', () => {
  expect(parseWeeksEarly(' ')).toEqual({ ok: true, weeks: null })
  expect(parseWeeksEarly('0')).toEqual({ ok: true, weeks: 0 })
  for (const typed of [' 20 ', '२०', '੨੦']) expect(parseWeeksEarly(typed), typed).toEqual({ ok: true, weeks: 20 })
  for (const typed of ['21', '-1', '4.5', 'four', '100', '4 weeks']) expect(parseWeeksEarly(typed), typed).toEqual({ ok: false })
})
