import { expect, test } from 'vitest'
import { sentencesInArticle, sentencesInSource } from './find-sentences.ts'

test('a file of one language gives every text with its key, and no address', () => {
  const source = `export const help = { title: 'Help: Ankur', now: ['Call now.', 'Go now.'], href: '/help', url: 'https://a.b' }`
  expect(sentencesInSource('help.ts', source, 'hi')).toEqual([
    { language: 'hi', key: 'help.title', text: 'Help: Ankur' },
    { language: 'hi', key: 'help.now.1', text: 'Call now.' },
    { language: 'hi', key: 'help.now.2', text: 'Go now.' },
  ])
})

test('texts in three languages side by side are separated, and other strings are left out', () => {
  const source = `const entry = { opcode: 'motion_move', label: { en: 'Move {N}', hi: '{N} चलें', pa: '{N} ਚੱਲੋ' }, other: 'not read' }`
  expect(sentencesInSource('motion.ts', source)).toEqual([
    { language: 'en', key: 'entry.label', text: 'Move {N}' },
    { language: 'hi', key: 'entry.label', text: '{N} चलें' },
    { language: 'pa', key: 'entry.label', text: '{N} ਚੱਲੋ' },
  ])
})

test('a template keeps a place for what is filled in', () => {
  expect(sentencesInSource('a.ts', 'export const say = (n) => `Take ${n} steps`', 'en')).toEqual([
    { language: 'en', key: 'say', text: 'Take {} steps' },
  ])
})

test('an article gives its prose line by line, without code and tags', () => {
  const article = '---\ntitle: What it is\nreadTime: 8\n---\n\n<Cited claim="a">One in a hundred.</Cited> Ask.\n'
  expect(sentencesInArticle(article)).toEqual([
    { language: 'en', key: 'line 2', text: 'title: What it is' },
    { language: 'en', key: 'line 6', text: 'One in a hundred. Ask.' },
  ])
})
