import { expect, test } from 'vitest'
import type { Store } from '../../platform/storage/storage.ts'
import { storeFollowUp, type StoredFollowUpState, loadFollowUp, unsentAfter, withUnsent } from './stored-follow-up.ts'
import { clearFollowUpOfOthers, countUnsent, followUpKey } from './follow-up-owner.ts'

const kept: StoredFollowUpState = {
  userId: 'asha',
  assessmentId: 'one',
  items: [7, 9],
  answers: [{ question: '7.how', chosen: [] }],
  unsent: [{ question: '9.brings', chosen: ['flower'] }],
}

function memoryStore(content: Record<string, string> = {}): Store {
  const map = new Map(Object.entries(content))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

test('a stored follow-up is found only by the same user and for the same assessment', () => {
  const store = memoryStore()
  expect(storeFollowUp(kept, store)).toBe(true)
  expect(loadFollowUp('asha', 'one', store)).toEqual(kept)
  expect(loadFollowUp('asha', 'two', store)).toBe(null)
  expect(loadFollowUp('ravi', 'one', store)).toBe(null)
})

test('only unsent answers are counted', () => {
  const store = memoryStore()
  expect(countUnsent(store)).toBe(0)
  storeFollowUp(kept, store)
  expect(countUnsent(store)).toBe(1)
  storeFollowUp({ ...kept, unsent: [] }, store)
  expect(countUnsent(store)).toBe(0)
  expect(countUnsent(memoryStore({ [followUpKey]: 'damaged' }))).toBe(0)
})

test('the next user of the phone finds nothing of it', () => {
  const store = memoryStore()
  storeFollowUp(kept, store)
  clearFollowUpOfOthers('asha', store)
  expect(store.getItem(followUpKey)).not.toBe(null)
  clearFollowUpOfOthers('ravi', store)
  expect(store.getItem(followUpKey)).toBe(null)
})

test('damaged content counts as nothing, a damaged answer as not given', () => {
  for (const content of ['', 'x', '[]', 'null', '7', '{}', '{"userId":"asha","assessmentId":"one","items":[99]}']) {
    expect(loadFollowUp('asha', 'one', memoryStore({ [followUpKey]: content }))).toBe(null)
  }
  const damaged = { ...kept, answers: [null, 7, { question: '7.how' }, kept.answers[0]], unsent: 'x' }
  const found = loadFollowUp('asha', 'one', memoryStore({ [followUpKey]: JSON.stringify(damaged) }))
  expect(found).toEqual({ ...kept, unsent: [] })
})

test('an answer changed while it was being sent is sent again', () => {
  const before = [{ question: '7.how', chosen: ['says'] }]
  const changed = withUnsent(before, { question: '7.how', chosen: ['points'] })
  expect(changed).toEqual([{ question: '7.how', chosen: ['points'] }])
  expect(unsentAfter(changed, before)).toEqual(changed)
  expect(unsentAfter(before, before)).toEqual([])
})
