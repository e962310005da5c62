import { expect, test } from 'vitest'
import {
  allSame,
  type AnswerSheet,
  clearAnswers,
  emptySheet,
  isComplete,
  missingItems,
  parseAnswers,
  parseStoredAnswers,
  recordAnswer,
  toResponses,
  toStoredAnswers,
} from './answers.ts'
import { idsOf } from './instrument.ts'
import { plainWords } from './texts/every-language.ts'

const itemIds = idsOf(plainWords)

const allYes = itemIds.reduce<AnswerSheet>((sheet, id) => recordAnswer(sheet, id, 'yes'), emptySheet)
const allYesResponses = toResponses(allYes)

test('an answer replaces the earlier one to the same question and does not change the old sheet', () => {
  const first = recordAnswer(emptySheet, 7, 'yes')
  const second = recordAnswer(first, 7, 'no')
  expect(second).toEqual({ 7: 'no' })
  expect(first).toEqual({ 7: 'yes' })
  expect(clearAnswers()).toEqual({})
})

test('a sheet is complete with twenty answers and lists the missing items before that', () => {
  expect(isComplete(allYes, plainWords)).toBe(true)
  const { 7: _seven, 19: _nineteen, ...rest } = allYes
  expect(missingItems(rest, plainWords)).toEqual([7, 19])
  expect(isComplete(rest, plainWords)).toBe(false)
})

test('twenty equal answers are detected, nineteen and one different are not', () => {
  expect(allSame(allYes, plainWords)).toBe(true)
  expect(allSame(recordAnswer(allYes, 20, 'no'), plainWords)).toBe(false)
  expect(allSame(recordAnswer(emptySheet, 1, 'yes'), plainWords)).toBe(false)
})

test('twenty distinct answers in any order make a complete sheet', () => {
  expect(parseAnswers(allYesResponses.toReversed(), plainWords)).toEqual({ ok: true, sheet: allYes })
})

test('missing answers are listed', () => {
  expect(
    parseAnswers(
      allYesResponses.filter(({ questionId }) => questionId !== 7 && questionId !== 19),
      plainWords,
    ),
  ).toEqual({
    ok: false,
    problem: { code: 'incomplete_test', items: [7, 19] },
  })
  expect(parseAnswers([], plainWords)).toEqual({ ok: false, problem: { code: 'incomplete_test', items: [...itemIds] } })
})

test.each([
  ['a duplicate', [...allYesResponses, { questionId: 3, answer: 'yes' }]],
  ['a duplicate in place of another', [...allYesResponses.slice(1), { questionId: 3, answer: 'yes' }]],
  ['question 21', [...allYesResponses, { questionId: 21, answer: 'yes' }]],
  ['question 0', [...allYesResponses.slice(1), { questionId: 0, answer: 'yes' }]],
  ['a number as text', [...allYesResponses.slice(1), { questionId: '1', answer: 'yes' }]],
  ['a third answer', [...allYesResponses.slice(1), { questionId: 1, answer: 'maybe' }]],
  ['YES in capitals', [...allYesResponses.slice(1), { questionId: 1, answer: 'YES' }]],
  ['null among them', [...allYesResponses.slice(1), null]],
  ['no list', { 1: 'yes' }],
  ['nothing', undefined],
])('%s is refused as invalid', (_name, input) => {
  expect(parseAnswers(input, plainWords)).toEqual({ ok: false, problem: { code: 'invalid_answers' } })
})

test('stored answers are read back unchanged', () => {
  expect(parseStoredAnswers(toStoredAnswers(allYes))).toEqual(allYes)
  expect(toStoredAnswers({ 2: 'no', 1: 'yes' })).toBe('[{"questionId":1,"answer":"yes"},{"questionId":2,"answer":"no"}]')
})

test.each([null, '', 'not json', '{}', '7', 'null', '[', '{"1":"yes"}'])('stored content %j is read as empty', (text) => {
  expect(parseStoredAnswers(text)).toEqual({})
})

test('a later stored answer replaces an earlier one and invalid entries are dropped', () => {
  const stored = [
    { questionId: 1, answer: 'yes' },
    { questionId: 1, answer: 'no' },
    { questionId: 0, answer: 'yes' },
    { questionId: 2.5, answer: 'yes' },
    { questionId: 2, answer: 'maybe' },
    { questionId: '__proto__', answer: 'yes' },
    null,
    { questionId: 3, answer: 'yes', note: 'x' },
  ]
  expect(parseStoredAnswers(JSON.stringify(stored))).toEqual({ 1: 'no', 3: 'yes' })
})
