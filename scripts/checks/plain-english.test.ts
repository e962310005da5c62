import { expect, test } from 'vitest'
import { oddWordsIn } from './plain-english.ts'

test('unusual words are refused, except in sentences of the specification and with another meaning', () => {
  const problemsIn = (sentence: string) => oddWordsIn('a.ts', new Map([['key', sentence]]))
  expect(problemsIn('We send you a mail.')).toEqual(['en/a.ts: key says "mail" instead of "email"'])
  expect(problemsIn('See a child doctor.')).toHaveLength(1)
  expect(problemsIn('You can bring it back for 30 days.')).toHaveLength(1)
  expect(problemsIn('You need not sign in.')).toHaveLength(1)
  expect(problemsIn('We sent an email through the mail server.')).toEqual([])
  expect(problemsIn('Open the link in the mail first.')).toEqual([])
  expect(problemsIn('Some signs: please see a child doctor')).toEqual([])
})
