import { expect, test } from 'vitest'
import { parseWeeksEarly } from './extra-questions.tsx'
import { pathAfter, questionNumber } from './question-number.ts'

test('a missing number is question 1', () => {
  expect(questionNumber(undefined, 20)).toBe(1)
  expect(questionNumber('', 20)).toBe(1)
})

test('whole numbers from 1 to 20 are questions', () => {
  for (let number = 1; number <= 20; number++) expect(questionNumber(String(number), 20)).toBe(number)
})

test('everything else matches no question', () => {
  const others = ['0', '21', '99', '100', '-1', '+1', '01', '007', '1.0', '1.5', '1e1', '0x1', ' 1', '1 ', 'x', 'one', '१', 'NaN']
  for (const other of others) expect(questionNumber(other, 20), other).toBeNull()
})

test('after the last question comes the video step', () => {
  expect(pathAfter(1, 20)).toBe('/autism-test/question/2')
  expect(pathAfter(20, 20)).toBe('/autism-test/upload-video')
  expect(pathAfter(7, 7)).toBe('/autism-test/upload-video')
})

test('weeks early are empty, or a whole number from 0 to 20', () => {
  expect(parseWeeksEarly(' ')).toEqual({ ok: true, weeks: null })
  expect(parseWeeksEarly('0')).toEqual({ ok: true, weeks: 0 })
  for (const typed of [' 20 ', '२०', '੨੦']) expect(parseWeeksEarly(typed), typed).toEqual({ ok: true, weeks: 20 })
  for (const typed of ['21', '-1', '4.5', 'four', '100', '4 weeks']) expect(parseWeeksEarly(typed), typed).toEqual({ ok: false })
})
