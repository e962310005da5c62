import { expect, test } from 'vitest'
import { oddWordsIn } from './plain-english.ts'

test('words that nobody says are refused, those of the specification and of other things are not', () => {
  const said = (sentence: string) => oddWordsIn('a.ts', new Map([['key', sentence]]))
  expect(said('We send you a mail.')).toEqual(['en/a.ts: key says "mail" instead of "email"'])
  expect(said('See a child doctor.')).toHaveLength(1)
  expect(said('We sent an email through the mail server.')).toEqual([])
  expect(said('Open the link in the mail first.')).toEqual([])
  expect(said('Some signs: please see a child doctor')).toEqual([])
})
