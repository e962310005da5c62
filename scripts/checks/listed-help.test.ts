import { expect, test } from 'vitest'
import { checkListedHelp } from './listed-help.ts'

const row = {
  name: 'place x',
  source: { citation: 'A paper', url: 'https://example.org', publishedOn: '2020-01', checkedOn: '2026-01-01' },
}

test('a place is noticed when nobody has looked it up for half a year, and refused after a year', () => {
  expect(checkListedHelp('2026-06-30', [row])).toEqual([])
  expect(checkListedHelp('2026-07-01', [row])).toEqual([{ notice: expect.stringContaining('place x: looked up 181 days ago') }])
  expect(checkListedHelp('2027-01-01', [row])).toHaveLength(1)
  expect(checkListedHelp('2027-01-02', [row])).toEqual([expect.stringContaining('Look again, or take it off the list')])
})

test('nobody has looked something up in the future', () => {
  expect(checkListedHelp('2025-12-31', [row])).toEqual([expect.stringContaining('still to come')])
})
