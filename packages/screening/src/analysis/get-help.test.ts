import { getHelpWords, playIdeas } from '../texts/analysis-texts.ts'
import { expect, test } from 'vitest'

const english = getHelpWords.map(({ en }) => en)

test('emergencies come first, with both phone numbers', () => {
  expect(english[0]).toContain('call 112 or 108')
  const today = english.slice(
    0,
    english.findIndex((text) => text.includes('this week')),
  )
  for (const sign of ['fit', 'stopped walking or sitting', 'become weak', 'hardly drinks', 'little urine', 'cannot be woken']) {
    expect(today.join(' '), sign).toContain(sign)
  }
  expect(today.join(' ')).toContain('14416')
})

test('lost words lead to a doctor within one week, late walking within two', () => {
  expect(english).toContain('See a doctor this week if your child has lost words, gestures or play.')
  expect(english).toContain('See a doctor in the next 2 weeks if your child does not walk alone at 18 months.')
})

test('by 12 months any one missing sign is enough, in every language', () => {
  const [row] = getHelpWords.filter(({ en }) => en.includes('12 months'))
  expect(row?.en).toContain('no babble, no pointing or no waving')
  expect(row?.hi).toContain('न निकाले, या इशारा')
  expect(row?.pa).toContain('ਨਾ ਕੱਢੇ, ਜਾਂ ਇਸ਼ਾਰਾ')
})

test('no play idea suggests tossing a child', () => {
  expect(JSON.stringify(playIdeas)).not.toMatch(/उछाल|ਉਛਾਲ|toss|throw/)
})
