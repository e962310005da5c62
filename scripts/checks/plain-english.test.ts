import { expect, test } from 'vitest'
import { oddWordsIn } from './plain-english.ts'

test('unusual words are refused, except in sentences of the specification and with another meaning', () => {
  const said = (sentence: string) => oddWordsIn('a.ts', new Map([['key', sentence]]))
  expect(said('We send you a mail.')).toEqual(['en/a.ts: key says "mail" instead of "email"'])
  expect(said('See a child doctor.')).toHaveLength(1)
  expect(said('We sent an email through the mail server.')).toEqual([])
  expect(said('Open the link in the mail first.')).toEqual([])
  expect(said('Some signs: please see a child doctor')).toEqual([])
})
