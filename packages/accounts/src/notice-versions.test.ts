import { expect, test } from 'vitest'
import { publishedNotices } from './notice-versions.ts'

test('every version of the privacy notice has its own day and number, newest first', () => {
  const inOrder = publishedNotices.map((version) => {
    const [, day = '', number = '1'] = /^(\d{4}-\d{2}-\d{2})(?:-(\d+))?$/.exec(version) ?? []
    return `${day} ${number.padStart(4, '0')}`
  })
  expect(inOrder).toEqual([...new Set(inOrder)].toSorted().toReversed())
  expect(inOrder.at(-1)).toBe('2026-11-21 0001')
})
