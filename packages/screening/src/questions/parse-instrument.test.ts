import { expect, test } from 'vitest'
import { instrumentSchema } from './instrument-contract.ts'
import { exampleKeys, itemOf, localText } from '../instrument.ts'
import { plainWords } from '../texts/every-language.ts'
import { parseInstrument } from './parse-instrument.ts'

const licensed = {
  form: 'licensed-form',
  version: '1',
  official_text: true,
  languages: ['en'],
  copyright: '© The authors',
  licence_ref: 'letter of 3 May 2026',
  items: plainWords.items.map(({ id, concernAnswer }) => ({ id, concernAnswer, en: `Text of item ${id}` })),
}

test('an official text with its licence is loaded word for word, without our examples and read-aloud', () => {
  const parsed = parseInstrument(licensed)
  expect(parsed).toMatchObject({
    ok: true,
    instrument: {
      id: 'licensed-form',
      official: true,
      copyright: '© The authors',
      allowsExamples: false,
      allowsReadAloud: false,
    },
  })
  if (!parsed.ok) return
  expect(itemOf(parsed.instrument, 7)).toEqual({ id: 7, domain: 'A', concernAnswer: 'no', en: 'Text of item 7' })
  expect(localText(itemOf(parsed.instrument, 7), parsed.instrument, 'pa')).toEqual({ text: 'Text of item 7', language: 'en' })
})

test('an official text without licence or copyright line is rejected with both problems listed', () => {
  expect(parseInstrument({ ...licensed, copyright: ' ', licence_ref: '' })).toEqual({
    ok: false,
    problems: ['copyright: needed with official_text', 'licence_ref: needed with official_text'],
  })
})

test('a file with an item missing, out of order, inverted or untranslated is rejected', () => {
  const items = licensed.items
  const problemsOf = (changed: unknown) => {
    const parsed = parseInstrument(changed)
    return parsed.ok ? [] : parsed.problems
  }
  expect(problemsOf({ ...licensed, items: items.slice(0, 19) })).toEqual([
    'items: 19 instead of 20; a form of its own needs bands',
  ])
  expect(problemsOf({ ...licensed, items: [...items, items[0]] })).toEqual([
    'items: 21 instead of 20; a form of its own needs bands',
  ])
  expect(problemsOf({ ...licensed, items: [items[1], items[0], ...items.slice(2)] })).toContain('items.0.id: 2 instead of 1')
  expect(problemsOf({ ...licensed, items: [{ ...items[0], concernAnswer: 'yes' }, ...items.slice(1)] })).toEqual([
    'items.0.concernAnswer: must be no',
  ])
  expect(problemsOf({ ...licensed, languages: ['en', 'hi'] })).toHaveLength(20)
  expect(problemsOf({ ...licensed, languages: ['fr'] })).toHaveLength(1)
})

test.each([null, 7, 'text', [], {}, { ...licensed, items: 'twenty' }])(
  'content %# that is no instrument is refused',
  (content) => {
    expect(parseInstrument(content)).toMatchObject({ ok: false })
  },
)

test('our own wording has twenty texts in three languages and passes the API schema', () => {
  expect(instrumentSchema.parse(plainWords)).toEqual(plainWords)
  for (const item of plainWords.items) {
    for (const language of plainWords.languages) expect(localText(item, plainWords, language).language).toBe(language)
    expect(item.egEn).toHaveLength(2)
  }
})

test('each of our questions has an example in every language, within it or beside it', () => {
  for (const item of plainWords.items) {
    for (const language of ['hi', 'pa'] as const) {
      const isWithin = /[—(]/.test(item[language] ?? '')
      expect(isWithin || item[exampleKeys[language]]?.length === 2, `${language} ${item.id}`).toBe(true)
    }
  }
})

test('"yes" means a usual behaviour, not one seen a few times, except in question 2', () => {
  expect(plainWords.howToAnswer.en).toContain('If you have seen it a few times but it is not usual, choose No.')
  expect(plainWords.howToAnswer.en).toContain('Question 2 is different: one worry is enough for Yes.')
  expect(plainWords.howToAnswer.hi).toContain('सवाल 2')
  expect(plainWords.howToAnswer.pa).toContain('ਸਵਾਲ 2')
  expect(plainWords.items[7]?.en).toBe('Does your child take an interest in other children?')
})
