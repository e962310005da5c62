import { expect, test } from 'vitest'
import { parseDisplay } from './display.ts'

const one = (line: string) => parseDisplay(line)[0]
const header = (text: string, icon: 'score' | 'summary' | 'next' | null = null) => ({ kind: 'header', text, icon })

test.each([
  ['Strengths:', header('Strengths')],
  ['# To talk about', header('To talk about')],
  ['### Deep heading', header('Deep heading')],
  ['#NoSpace', header('NoSpace')],
  ['**Summary**', header('Summary', 'summary')],
  ['**Summary:** all is well', header('Summary: all is well', 'summary')],
  ['Conclusion', header('Conclusion', 'summary')],
  ['Overall Assessment:', header('Overall Assessment', 'score')],
  ['score: 4 of 20', header('score: 4 of 20', 'score')],
  ['RECOMMENDATIONS', header('RECOMMENDATIONS', 'next')],
  ['Next Steps', header('Next Steps', 'next')],
  ['Risk and more', header('Risk and more')],
  ['Results are in', header('Results are in')],
  ['Interpretation of answers', header('Interpretation of answers')],
  ['- Look here:', header('Look here')],
])('%j is a header', (line, expected) => {
  expect(one(line)).toEqual(expected)
})

test.each([
  ['- Ask for a hearing test.', 'Ask for a hearing test.'],
  ['• Ask', 'Ask'],
  ['* Ask', 'Ask'],
  ['  – Ask', 'Ask'],
  ['* **Bold** start', 'Bold start'],
  ['- Summary of it', 'Summary of it'],
])('%j is a list item', (line, text) => {
  expect(one(line)).toEqual({ kind: 'item', text })
})

test.each([
  ['Resulting text', 'Resulting text'],
  ['Scores differ', 'Scores differ'],
  ['Risky play', 'Risky play'],
  ['Next we play', 'Next we play'],
  ['The Summary is below', 'The Summary is below'],
  ['A __strong__ and _soft_ word', 'A strong and soft word'],
  ['A *soft* and ***loud*** word', 'A soft and loud word'],
  ['follow_up_due stays', 'follow_up_due stays'],
  ['(_soft_) and __ब_च्चा__', '(soft) and ब_च्चा'],
  ['3 * 4 stays', '3 * 4 stays'],
  ['1. Numbered', '1. Numbered'],
  ['<b>Not markup</b>', '<b>Not markup</b>'],
])('%j is a paragraph', (line, text) => {
  expect(one(line)).toEqual({ kind: 'paragraph', text })
})

test('blank lines are dropped and every kind of line end is accepted', () => {
  expect(parseDisplay('# A\r\n\r\n \n- b\rc\n**\n---\n').map((line) => line.text)).toEqual(['A', 'b', 'c'])
})

test('the translated headings of our templates have the same icons as the English ones', () => {
  expect(['# सार', '# ਗਿਣਤੀ', '# अगले कदम', '# ਅਗਲੇ ਕਦਮ', '# कृपया ध्यान दें'].map((line) => one(line))).toEqual([
    header('सार', 'summary'),
    header('ਗਿਣਤੀ', 'score'),
    header('अगले कदम', 'next'),
    header('ਅਗਲੇ ਕਦਮ', 'next'),
    header('कृपया ध्यान दें'),
  ])
})
