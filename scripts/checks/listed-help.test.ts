import { expect, test } from 'vitest'
import { checkListedHelp } from './listed-help.ts'

const row = {
  name: 'place x',
  source: { citation: 'A paper', url: 'https://example.org', publishedOn: '2020-01', checkedOn: '2026-01-01' },
}

test('an entry that was not checked for half a year gives a notice, after a year a failure', () => {
  expect(checkListedHelp('2026-06-30', [row])).toEqual([])
  expect(checkListedHelp('2026-07-01', [row])).toEqual([{ notice: expect.stringContaining('place x: looked up 181 days ago') }])
  expect(checkListedHelp('2027-01-01', [row])).toHaveLength(1)
  expect(checkListedHelp('2027-01-02', [row])).toEqual([expect.stringContaining('Look again, or take it off the list')])
})

test('a check date in the future is refused', () => {
  expect(checkListedHelp('2025-12-31', [row])).toEqual([expect.stringContaining('still to come')])
})

test('an entry without an address or without the day of its check is refused', () => {
  const without = (missing: 'url' | 'checkedOn') => [{ ...row, source: { ...row.source, [missing]: '' } }]
  expect(checkListedHelp('2026-06-30', without('url'))).toEqual([expect.stringContaining('place x: no address')])
  expect(checkListedHelp('2026-06-30', without('checkedOn'))).toEqual([expect.stringContaining('place x: no day')])
})
