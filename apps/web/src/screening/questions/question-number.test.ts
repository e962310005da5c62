import { expect, test } from 'vitest'
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
