import { expect, test } from 'vitest'
import { compareAnswers, groupAnswers, type Comparable } from './compare-answers.ts'
import { itemKeys } from './item-keys.ts'

const answering = (...counted: readonly number[]): Comparable => ({
  answers: itemKeys.map(({ id }) => ({ questionId: id, answer: 'yes' })),
  countedItems: counted,
  instrument: { id: 'plain-words-20', version: '1', behaviours: 'twenty' },
})

test('every item is listed once, as different or as the same', () => {
  const compared = compareAnswers(answering(7, 9), answering(9, 11))
  expect(compared?.differ).toEqual([
    { id: 7, counts: [true, false] },
    { id: 11, counts: [false, true] },
  ])
  expect(compared?.same).toHaveLength(18)
  expect(compared?.same.find(({ id }) => id === 9)?.counts).toEqual([true, true])
})

test('answers to different questions are not compared', () => {
  const own: Comparable = { ...answering(1), instrument: { id: 'other-form', version: '1', behaviours: 'own' } }
  expect(compareAnswers(own, answering(1))).toBeNull()
  expect(compareAnswers(answering(1), own)).toBeNull()
})

test('two reports of one child group each item once: shows now, stopped, still not yet, same', () => {
  // For item 12 the answer "yes" is a concern, so it is neither "shows now" nor "stopped".
  const groups = groupAnswers(answering(7, 9, 5), answering(9, 11, 12, 5))
  const idsIn = (group: keyof NonNullable<typeof groups>) => groups?.[group].map(({ id }) => id)
  expect(idsIn('showsNow')).toEqual([7])
  expect(idsIn('stopped')).toEqual([11])
  expect(idsIn('changed')).toEqual([12])
  expect(idsIn('notYet')).toEqual([9])
  expect(idsIn('same')).toHaveLength(16)
  expect(idsIn('same')).toContain(5)
  expect(idsIn('askedDifferently')).toEqual([])
})

test('if the wording of the questions changed, no change of the child is reported', () => {
  const later = { ...answering(9, 11), instrument: { id: 'plain-words-20', version: '2', behaviours: 'twenty' as const } }
  const groups = groupAnswers(answering(7, 9), later)
  expect(groups?.askedDifferently.map(({ id }) => id)).toEqual([7, 11])
  expect([groups?.showsNow, groups?.stopped, groups?.changed]).toEqual([[], [], []])
})
