import { expect, test } from 'vitest'
import { compareAnswers, type Comparable } from './compare-answers.ts'
import { itemKeys } from './item-keys.ts'

const answering = (...counted: readonly number[]): Comparable => ({
  answers: itemKeys.map(({ id }) => ({ questionId: id, answer: 'yes' })),
  countedItems: counted,
  instrument: { id: 'plain-words-20', behaviours: 'twenty' },
})

test('every item stands once, under what differs or under what is the same', () => {
  const compared = compareAnswers(answering(7, 9), answering(9, 11))
  expect(compared?.differ).toEqual([
    { id: 7, counts: [true, false] },
    { id: 11, counts: [false, true] },
  ])
  expect(compared?.same).toHaveLength(18)
  expect(compared?.same.find(({ id }) => id === 9)?.counts).toEqual([true, true])
})

test('answers to other questions are not put side by side', () => {
  const own: Comparable = { ...answering(1), instrument: { id: 'other-form', behaviours: 'own' } }
  expect(compareAnswers(own, answering(1))).toBeNull()
  expect(compareAnswers(answering(1), own)).toBeNull()
})
