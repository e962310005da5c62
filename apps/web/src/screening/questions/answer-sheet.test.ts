import { expect, test } from 'vitest'
import { idsOf } from '@ankur/screening/instrument'
import { itemKeys } from '@ankur/screening/item-keys'
import { attemptKey, clearStoredAnswers, storeAnswers, openAnswers, withAbout, withAnswer } from './answer-sheet.ts'

const responsesKey = 'autism-test-responses'
const oneAnswer = '[{"questionId":3,"answer":"no"}]'
const childId = 'c1c1c1c1-0000-4000-8000-000000000000'
const attemptId = 'a1a1a1a1-0000-4000-8000-000000000000'
const instrument = { id: 'plain-words-20', version: '1' }

test('answers are restored as stored, under the keys of the specification', () => {
  const store = memoryStore()
  storeAnswers({ sheet: { 1: 'yes', 7: 'no' }, attempt: { userId: 'asha', attemptId, birthMonth: '2024-05' } }, store)

  expect(store.getItem(responsesKey)).toBe('[{"questionId":1,"answer":"yes"},{"questionId":7,"answer":"no"}]')
  expect(openAnswers('asha', noNewId, store)).toEqual({
    sheet: { 1: 'yes', 7: 'no' },
    attempt: { userId: 'asha', attemptId, birthMonth: '2024-05' },
  })
})

test("another user's answers are removed before anything is shown, on the device too", () => {
  const store = memoryStore()
  storeAnswers({ sheet: { 1: 'yes' }, attempt: { userId: 'asha', attemptId: 'a1' } }, store)

  const opened = openAnswers('ravi', () => 'r1', store)

  expect(opened).toEqual({ sheet: {}, attempt: { userId: 'ravi', attemptId: 'r1' } })
  expect(store.getItem(responsesKey)).toBeNull()
  expect(store.getItem(attemptKey)).toBeNull()
})

test('changed answers are another attempt, and unchanged answers the same one', () => {
  const attempt = { userId: 'asha', attemptId: 'a1', instrument }
  const complete = { sheet: Object.fromEntries(idsOf({ items: itemKeys }).map((id) => [id, 'yes'] as const)), attempt }

  expect(withAnswer(complete, { id: 7, answer: 'no', instrument }, () => 'a2').attempt).toEqual({ ...attempt, attemptId: 'a2' })
  expect(withAnswer(complete, { id: 7, answer: 'yes', instrument }, noNewId).attempt).toEqual(attempt)
  expect(withAnswer({ sheet: { 1: 'yes' }, attempt }, { id: 2, answer: 'no', instrument }, noNewId).attempt).toEqual(attempt)
  const about = { birthMonth: '2024-05', childId }
  expect(withAbout(complete, about, () => 'a2').attempt).toEqual({ ...attempt, attemptId: 'a2', ...about })
  expect(withAbout({ sheet: {}, attempt }, about, noNewId).attempt.attemptId).toBe('a1')
  const known = { sheet: complete.sheet, attempt: { ...attempt, ...about } }
  expect(withAbout(known, about, noNewId).attempt).toEqual(known.attempt)
  expect(withAbout(known, { birthMonth: null, childId: null }, () => 'a2').attempt).toEqual({
    ...attempt,
    attemptId: 'a2',
  })
})

test('the optional answers are restored after a reload, and unreadable ones are not', () => {
  const store = memoryStore()
  const extra = { lostSkills: true, lostWhat: ['words'], worried: false, hearingTested: 'unclear', weeksEarly: 6 } as const
  const attempt = { userId: 'asha', attemptId, extra }
  storeAnswers({ sheet: {}, attempt }, store)
  expect(openAnswers('asha', noNewId, store).attempt).toEqual(attempt)

  const damaged = { worried: 'yes', lostSkills: true, lostWhat: ['dance'], hearingTested: 'loud', weeksEarly: 99, other: 1 }
  store.setItem(attemptKey, JSON.stringify({ ...attempt, extra: damaged }))
  expect(openAnswers('asha', noNewId, store).attempt.extra).toEqual({ lostSkills: true })
  store.setItem(attemptKey, JSON.stringify({ ...attempt, extra: 'damaged' }))
  expect(openAnswers('asha', noNewId, store).attempt.extra).toEqual({})
})

test('the selected child is restored after a reload, and an unreadable one is not', () => {
  const store = memoryStore()
  const attempt = { userId: 'asha', attemptId, childId }
  storeAnswers({ sheet: {}, attempt }, store)
  expect(openAnswers('asha', noNewId, store).attempt).toEqual(attempt)

  store.setItem(attemptKey, JSON.stringify({ ...attempt, childId: '../x' }))
  expect(openAnswers('asha', noNewId, store).attempt).toEqual({ userId: 'asha', attemptId })
})

test('answers without an owner belong to the signed-in user', () => {
  const store = memoryStore({ [responsesKey]: oneAnswer })
  expect(openAnswers('asha', () => 'a1', store)).toEqual({ sheet: { 3: 'no' }, attempt: { userId: 'asha', attemptId: 'a1' } })
})

test('unreadable content counts as empty', () => {
  for (const content of [
    '',
    '{',
    '"yes"',
    'null',
    '{"questionId":1}',
    '[{"questionId":1000,"answer":"yes"}]',
    '[{"questionId":1}]',
  ]) {
    const store = memoryStore({ [responsesKey]: content, [attemptKey]: content })
    expect(
      openAnswers('asha', () => 'a1', store),
      content,
    ).toEqual({ sheet: {}, attempt: { userId: 'asha', attemptId: 'a1' } })
  }
})

test('an invalid birth month is left out', () => {
  const store = memoryStore({ [attemptKey]: JSON.stringify({ userId: 'asha', attemptId, birthMonth: '2024-13' }) })
  expect(openAnswers('asha', noNewId, store).attempt).toEqual({ userId: 'asha', attemptId })
})

test('an id that the server would refuse is replaced, and the answers stay with their owner', () => {
  for (const damaged of ['x', '', 7, null]) {
    const content = { [attemptKey]: JSON.stringify({ userId: 'asha', attemptId: damaged }), [responsesKey]: oneAnswer }
    expect(openAnswers('asha', () => attemptId, memoryStore(content))).toEqual({
      sheet: { 3: 'no' },
      attempt: { userId: 'asha', attemptId },
    })
    expect(openAnswers('ravi', () => 'r1', memoryStore(content)).sheet).toEqual({})
  }
})

test('a device without storage reports it, and reads as empty', () => {
  const broken = {
    getItem: () => refuse(),
    setItem: () => refuse(),
    removeItem: () => refuse(),
  }
  expect(storeAnswers({ sheet: { 1: 'yes' }, attempt: { userId: 'asha', attemptId: 'a1' } }, broken)).toBe(false)
  expect(openAnswers('asha', () => 'a1', broken).sheet).toEqual({})
})

test('clearing removes the answers and the attempt', () => {
  const store = memoryStore()
  storeAnswers({ sheet: { 1: 'yes' }, attempt: { userId: 'asha', attemptId: 'a1' } }, store)
  clearStoredAnswers(store)
  expect(openAnswers('asha', () => 'a2', store)).toEqual({ sheet: {}, attempt: { userId: 'asha', attemptId: 'a2' } })
})

function memoryStore(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function noNewId(): string {
  throw new Error('a new attempt was not expected')
}

function refuse(): never {
  throw new Error('storage is off')
}
