import * as fc from 'fast-check'
import { play as en } from '@ankur/content/words/en/screening/results'
import { expect, test } from 'vitest'
import { itemKeys } from '../item-keys.ts'
import { choosePlay } from './choose-play.ts'

const choose = (counting: readonly number[], isDue = false) => choosePlay({ behaviours: 'twenty', counting, isDue })

test('a result has at most three general ideas, or one to four for counted answers', () => {
  fc.assert(
    fc.property(fc.subarray(itemKeys.map(({ id }) => id)), fc.boolean(), (counting, isDue) => {
      const ideas = choose(counting, isDue)
      expect(ideas.length).toBeGreaterThan(0)
      expect(ideas.length).toBeLessThanOrEqual(4)
      expect(new Set(ideas.map((idea) => JSON.stringify(idea))).size).toBe(ideas.length)
      for (const idea of ideas) {
        if (idea.kind === 'item') expect(counting).toContain(idea.item)
        else expect(isDue || counting.length === 0).toBe(true)
      }
    }),
  )
})

test('every answer that can count has its own idea', () => {
  for (const { id } of itemKeys) expect(choose([id])).toEqual([{ kind: 'item', item: id }])
  const keys = Object.keys(en)
  for (const { id } of itemKeys) expect(keys).toContain(`item_${id}`)
})

test('each group gives its first idea before any group gives a second', () => {
  // Four answers about sharing attention, one about asking.
  expect(choose([1, 7, 9, 16, 6])).toEqual([1, 6, 7, 9].map((item) => ({ kind: 'item', item })))
})

test('only general ideas are shown for another form and while the follow-up is due', () => {
  for (const ideas of [choose([7, 9, 11], true), choosePlay({ behaviours: 'own', counting: [1, 2], isDue: false })]) {
    expect(ideas.map(({ kind }) => kind)).toEqual(['general', 'general', 'general'])
  }
})
