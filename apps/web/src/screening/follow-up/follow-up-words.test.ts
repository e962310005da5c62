import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBannedWords, flows, screeningLanguages } from '@ankur/screening'
import { expect, test } from 'vitest'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

/** Options with the same text wherever they appear. */
const everywhere = ['yes', 'no', 'mixed', 'unknown']

test('every question and option of the follow-up has its messages, and no message is unused', async () => {
  const questions = flows.flatMap(({ item, steps }) => steps.map(({ id, options }) => ({ id: `${item}.${id}`, options })))
  const wanted = questions.flatMap(({ id, options }) => [
    id,
    ...options.filter((option) => !everywhere.includes(option)).map((option) => `${id}.${option}`),
  ])
  const { followUpQuestions } = await import('@ankur/content/words/en/screening/follow-up')
  expect(Object.keys(followUpQuestions).toSorted()).toEqual([...everywhere, ...wanted].toSorted())
})

test('the follow-up does not frighten, judge or promise in any language', async () => {
  const found = messagesInEveryLanguage('screening/follow-up', 'followUpQuestions')
  for (const language of screeningLanguages) {
    const text = Object.values(found[language]).join('\n')
    expect(findBannedWords(text, language), language).toEqual([])
    const sentences = text.split(/(?<=[.?।])\s|\n/)
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 15 + (language === 'en' ? 4 : 0))).toEqual([])
  }
})

test('the page for the clinician contains the open points of the flows word for word', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/follow-up.md'), 'utf8').replace(/\s+/g, ' ')
  const open = flows.filter(({ openPoint }) => openPoint)
  expect(open).toHaveLength(4)
  for (const { item, openPoint } of open) expect(page).toContain(`**Item ${item}.** ${openPoint}`)
})
