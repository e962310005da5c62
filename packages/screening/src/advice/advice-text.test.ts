import { advice as en } from '@ankur/content/words/en/screening/advice'
import { advice as hi } from '@ankur/content/words/hi/screening/advice'
import { advice as pa } from '@ankur/content/words/pa/screening/advice'
import { expect, test } from 'vitest'
import { screeningLanguages } from '../language.ts'
import { type StoredCase, storedAssessment } from '../analysis/test-stored.ts'
import { allAdviceFacts } from './advice-table.ts'
import { decideAdvice } from './decide-advice.ts'
import { type AdviceText, writeAdviceText } from './advice-text.ts'

const words = { en, hi, pa }
const say = (given: StoredCase, language: 'en' | 'hi' | 'pa' = 'en') =>
  writeAdviceText(storedAssessment({ ...given, language }).assessment, words[language], language)
const textOf = ({ steps, ...texts }: AdviceText) =>
  [...Object.values(texts), ...steps.flatMap(({ title, line }) => [title, line])].flat().filter((each) => each !== null)

test('every row has complete text in every language, without unfilled placeholders', () => {
  for (const facts of allAdviceFacts()) {
    const remaining = facts.outcome === 'few_after' ? 1 : facts.outcome === 'see_after' ? 3 : null
    const { assessment } = storedAssessment({ birthMonth: facts.age === 'unknown' ? null : '2024-09' })
    const extra = { siblingAutistic: facts.sibling, weeksEarly: 6 }
    for (const language of screeningLanguages) {
      const adviceText = writeAdviceText(
        { ...assessment, advice: decideAdvice(facts), remaining, extra },
        words[language],
        language,
      )
      for (const sentence of textOf(adviceText)) {
        expect(sentence.trim()).not.toBe('')
        expect(sentence).not.toMatch(/[{}]|undefined|null|NaN/)
        expect(sentence).not.toMatch(/(By|in|and in) ,| {2}/)
      }
      expect(adviceText.early).not.toBeNull()
    }
  }
})

test('every sentence of every row is one whole message of its language, never put together from pieces', () => {
  for (const language of screeningLanguages) {
    const messages = Object.values(words[language]).map((message) => new RegExp(`^${patternOf(message)}$`, 'u'))
    for (const sentence of sentencesOfAllRows(language)) {
      expect(
        messages.some((message) => message.test(sentence)),
        `${language}: ${sentence}`,
      ).toBe(true)
    }
  }
})

function sentencesOfAllRows(language: 'en' | 'hi' | 'pa'): ReadonlySet<string> {
  const found = new Set<string>()
  for (const facts of allAdviceFacts()) {
    const remaining = facts.outcome === 'few_after' ? 1 : facts.outcome === 'see_after' ? 3 : null
    const { assessment } = storedAssessment({ birthMonth: facts.age === 'unknown' ? null : '2024-09' })
    const extra = { siblingAutistic: facts.sibling, weeksEarly: 6 }
    const said = writeAdviceText({ ...assessment, advice: decideAdvice(facts), remaining, extra }, words[language], language)
    for (const sentence of textOf(said)) found.add(sentence)
  }
  return found
}

/** A placeholder stands for a number, a day or a month: at most two words. */
function patternOf(message: string): string {
  return message
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)?`)
}

test('the date is today plus 7 or 14 days, with the month as a word in each language', () => {
  expect(say({ extra: { lostSkills: true } }).steps[0]?.title).toBe('By 21 March, see a child specialist (paediatrician)')
  expect(say({ extra: { worried: true } }).steps[0]?.title).toContain('By 28 March,')
  expect(say({ extra: { worried: true } }, 'hi').steps[0]?.title).toContain('28 मार्च तक')
  expect(say({ extra: { worried: true } }, 'pa').steps[0]?.title).toContain('28 ਮਾਰਚ ਤੱਕ')
  const lateEvening = Date.parse('2026-03-31T18:30:00Z')
  expect(say({ extra: { worried: true }, completedMs: lateEvening }).steps[0]?.title).toContain('By 15 April,')
})

test('days count from the last answer of a finished follow-up, or from the end of an expired one', () => {
  expect(say({ counted: [7, 9, 11], remaining: [7, 9] }).steps[0]?.title).toContain('By 3 April,')
  expect(say({ counted: [7, 9, 11], isExpired: true }).steps[0]?.title).toContain('By 11 April,')
})

test('lost skills have priority over a low count, and the kind of skill decides the date', () => {
  const week = say({ extra: { lostSkills: true } })
  expect(week.headline).toBe('Please see a doctor this week')
  expect(week.urgency).toBe('This week')
  const today = say({ extra: { lostSkills: true, lostWhat: ['movement'] } })
  expect(today.headline).toBe('Please see a doctor today')
  expect(today.steps[0]?.title).toBe('Take your child to a doctor or hospital today')
})

test('below lost skills, few signs never calm, and no sentence says that a doctor has nothing to ask', () => {
  for (const lostWhat of [['words'], ['movement']] as const) {
    const { sentences, count } = say({ extra: { lostSkills: true, lostWhat } })
    expect(sentences[1]).toBe('Your other answers show few signs. What your child has stopped doing matters more.')
    expect(count).toEqual([])
  }
  expect(say({ counted: [7], extra: { lostSkills: true } }).count[0]).toMatch(/^1 of your 20 answers is one/)
})

test('no step asks for a report that does not exist yet', () => {
  const open = say({ birthMonth: '2021-01', counted: [7, 9, 11] })
  expect(open.steps[0]).toMatchObject({ id: 'doctor_age', line: 'You do not have to finish the questions first.' })
  expect(say({ birthMonth: '2021-01' }).steps[0]).toMatchObject({ id: 'doctor_age', line: 'Take this report with you.' })
})

test('a worry or a doubt about hearing is the headline, with "few signs" as a line below it', () => {
  const worried = say({ extra: { worried: true } })
  expect(worried.headline).toBe('Please see a doctor about your worry')
  expect(worried.sentences[1]).toBe('Your answers show few signs of autism right now. This check can miss signs.')
  expect(say({ counted: [2] }).headline).toBe('Please see a doctor about hearing')
  const tested = say({ counted: [2], extra: { hearingTested: 'loss' } })
  expect(tested.sentences[0]).toBe('A hearing test found hearing loss, or was not clear.')
  expect(tested.steps[0]?.title).toBe('By 28 March, show the hearing report to a child specialist or ENT doctor')
})

test('"few signs" is not mentioned outside 16 to 30 months or without an age', () => {
  for (const birthMonth of ['2021-01', '2025-06', null]) {
    expect(textOf(say({ birthMonth })).join(' ')).not.toMatch(/few signs|20 answers/i)
  }
  expect(say({ birthMonth: '2021-01' }).headline).toBe("These questions do not fit your child's age")
  expect(say({ birthMonth: null }).headline).toBe('How old is your child?')
  expect(say({ birthMonth: null, counted: [13] }).steps.map(({ id }) => id)).toContain('walking_if')
})

test('the questions are repeated after the second birthday, and twice before it for a child with an autistic sibling', () => {
  const titleOf = (given: StoredCase) => say(given).steps.find(({ id }) => id === 'again')?.title
  expect(titleOf({})).toBe('Answer the questions again in September 2026')
  expect(titleOf({ birthMonth: '2024-11', extra: { siblingAutistic: true } })).toBe(
    'Answer the questions again in May 2026 and in November 2026',
  )
  expect(titleOf({ birthMonth: '2025-01' })).toBe('Answer the questions again in May 2026')
  expect(titleOf({ birthMonth: '2024-02' })).toBeUndefined()
})

test('the number of counted answers is shown only for outcomes that allow it', () => {
  expect(say({}).count).toEqual([en.count_none.replace('{count}', '20')])
  expect(say({ counted: [7] }).count[0]).toMatch(/^1 of your 20 answers is one/)
  expect(say({ counted: [7, 9, 11], remaining: [7] }).count).toEqual([
    'At first, 3 of your 20 answers counted. This is not a score for your child.',
    'After the follow-up questions, 1 of them still counts.',
  ])
  expect(say({ counted: [7, 9, 11] }).count).toEqual([])
  expect(say({ counted: [7, 9, 11], isExpired: true }).count).toEqual([])
})

test('a child born early gets one extra line and one extra fact for the doctor, with the same steps', () => {
  const early = say({ extra: { worried: true, weeksEarly: 6 } })
  expect(early.early).toContain('born 6 weeks early')
  expect(early.early).toContain('Do not wait for them to catch up.')
  expect(early.tell).toEqual(['Your child was born 6 weeks early.'])
  expect(early.steps).toEqual(say({ extra: { worried: true } }).steps)
  expect(say({ extra: { weeksEarly: 3 } }).early).toBeNull()

  const uncounted = say({ extra: { worried: true, bornEarly: true } })
  expect(uncounted.early).toMatch(/Do not wait for them to catch up\. Tell the doctor that your child was born early\.$/)
  expect(uncounted.tell).toEqual(['Your child was born early.'])
  expect(uncounted.steps).toEqual(early.steps)
})
