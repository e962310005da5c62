/** A custom form, invented for this test: other number of items, ids, key, bands, ages and follow-up, in two languages. */
import { expect, test } from 'vitest'
import file from '../../vectors/garden-form.json' with { type: 'json' }
import { adviceWords, plainWords } from '../texts/every-language.ts'
import { writeAdviceText } from '../advice/advice-text.ts'
import { assess } from '../analysis/assess.ts'
import { writeAnalysis } from '../analysis/write-analysis.ts'
import { type Answer, numberOf } from '../instrument.ts'
import { answeredForm, unknownForm } from './answered-form.ts'
import { isComplete, parseAnswers, toResponses } from '../answers.ts'
import type { StoredAssessment } from '../contract.ts'
import { findBannedWords } from '../texts/refused-words.ts'
import type { OptionalAnswers } from '../optional-answers.ts'
import { storedAssessment } from '../analysis/test-stored.ts'
import { parseDisplay } from '../display.ts'
import { type FollowUpAnswer, nextQuestion, remainingItems } from '../follow-up.ts'
import { flowsOf } from '../follow-up/flows.ts'
import { instrumentSchema } from './instrument-contract.ts'
import { parseInstrument } from './parse-instrument.ts'

const parsed = parseInstrument(file)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const garden = parsed.instrument
const completedMs = Date.parse('2026-03-14T09:00:00Z')

function sheetCounting(...counted: number[]) {
  const given = garden.items.map(({ id, concernAnswer }) => {
    const other: Answer = concernAnswer === 'yes' ? 'no' : 'yes'
    return { questionId: id, answer: counted.includes(id) ? concernAnswer : other }
  })
  const answers = parseAnswers(given, garden)
  if (!answers.ok) throw new Error('all are answered')
  return answers.sheet
}

const inputOf = (...counted: number[]) => ({
  instrument: garden,
  sheet: sheetCounting(...counted),
  birthMonth: '2023-09',
  completedMs,
})

test('a custom form is scored with its own key, bands and ages', () => {
  const bandOf = (...counted: number[]) => assess(inputOf(...counted)).band
  expect([bandOf(), bandOf(101), bandOf(101, 102), bandOf(101, 102, 203, 204), bandOf(101, 102, 203, 204, 305)]).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
  ])
  expect(assess(inputOf()).ageApplies).toBe(true)
  expect(assess(inputOf()).rescreenMonth).toBe(null)
})

test('its text has its own count, bands and sentences, and nothing about the twenty behaviours', () => {
  for (const language of garden.languages) {
    const text = writeAnalysis({ ...inputOf(101, 102, 203, 204, 305, 306), extra: {}, language })
    expect(text).not.toMatch(/\b20\b|[{}]|undefined|hearing test|सुनने की जाँच/)
    expect(findBannedWords(text, language)).toEqual([])
    expect(parseDisplay(text).filter(({ kind }) => kind === 'header')).toHaveLength(8)
  }
  const english = writeAnalysis({
    ...inputOf(101, 102),
    extra: {},
    language: 'en',
    instrument: { ...garden, bands: { medium: 2, high: 2 }, followUp: null },
  })
  expect(english).toContain('2 of your 7 answers are ones a doctor would want to ask about. This is not a score for your child.')
  expect(english).toContain(
    '- Your child does not yet water plants.\n- "Does mud on the hands bother your child?" You answered yes.',
  )
  expect(english).toContain('- Your child has planted a seed.')
  expect(english).toContain('Total 2 of 7.\nCount on yes: items 2, 5. All others count on no.')
  expect(english).toContain('3. Has your child put a seed into the soil?: yes')
  expect(english).toContain('This check uses the questions of the form garden-questions.')
  expect(english).toContain('Seven invented questions about gardening. This is not a medical instrument.')
})

test('a language missing in the file gets our own text, with the questions quoted in the file’s language', () => {
  const punjabi = writeAnalysis({ ...inputOf(102), extra: {}, language: 'pa' })
  expect(punjabi).toContain('"Does mud on the hands bother your child?" ਤੁਹਾਡਾ ਜਵਾਬ: ਹਾਂ।')
})

test('its follow-up asks its own questions and applies its own rule', () => {
  const flows = flowsOf(garden, [102, 203, 107])
  const answers: FollowUpAnswer[] = []
  expect(nextQuestion(flows, answers)).toMatchObject({
    id: '102.often',
    kind: 'one',
    words: { question: { en: 'How often do you see this?' } },
  })
  answers.push({ question: '102.often', chosen: ['most_days'] }, { question: '203.often', chosen: ['unsure'] })
  expect(nextQuestion(flows, answers)?.id).toBe('203.where')
  answers.push({ question: '203.where', chosen: [] }, { question: '107.often', chosen: ['seldom'] })
  expect(nextQuestion(flows, answers)).toBe(null)
  expect(remainingItems(flows, answers)).toEqual([203, 107])
})

test('it passes the API schema, and answers to other questions are rejected', () => {
  expect(instrumentSchema.parse(garden)).toEqual(garden)
  expect(numberOf(garden, 305)).toBe(5)
  const ours = plainWords.items.map(({ id }) => ({ questionId: id, answer: 'yes' }))
  expect(parseAnswers(ours, garden)).toEqual({ ok: false, problem: { code: 'invalid_answers' } })
  expect(parseAnswers(toResponses(sheetCounting()), plainWords)).toEqual({ ok: false, problem: { code: 'invalid_answers' } })
  expect(isComplete(sheetCounting(), plainWords)).toBe(false)
})

test('after it is unloaded, its answers are shown by number and keep their stored count', () => {
  const { id, version, official, behaviours } = garden
  const answered = { id, version, official, behaviours }
  expect(answeredForm(answered, garden)).toBe(garden)
  expect(answeredForm(answered, plainWords)).toBe(null)
  expect(answeredForm({ ...answered, version: '2' }, garden)).toBe(null)
  const stored = {
    instrument: answered,
    answers: toResponses(sheetCounting(102)),
    countedItems: [102],
  } as unknown as StoredAssessment
  const form = unknownForm(stored)
  expect(assess({ ...inputOf(102), instrument: form }).counted).toEqual([102])
  expect(form.items[1]).toMatchObject({ id: 102, en: 'Question 2' })
})

test('a form needs a follow-up only if it has a middle band', () => {
  const problemsOf = (changed: object) => {
    const result = parseInstrument({ ...file, ...changed })
    return result.ok ? [] : result.problems
  }
  const { follow_up: followUp, ...alone } = file
  expect(parseInstrument({ ...alone, bands: { medium: 4, high: 4 } })).toMatchObject({ ok: true, instrument: { followUp: null } })
  expect(problemsOf({ follow_up: undefined })).toEqual(['follow_up: needed for the totals from bands.medium to bands.high'])
  expect(problemsOf({ bands: { medium: 1, high: 9 } })).toEqual([
    'bands.medium: must be 2 or more, so that 0 and 1 are low',
    'bands.high: more than the 7 items',
  ])
  expect(problemsOf({ bands: undefined })).toContain('items: 7 instead of 20; a form of its own needs bands')
  expect(problemsOf({ form: 'plain-words-20' })).toEqual(['form: plain-words-20 is the name of our own questions'])
  expect(problemsOf({ items: [...file.items, file.items[0]] })).toEqual(['items.7.id: 101 is there twice'])
  expect(problemsOf({ languages: ['en', 'pa'] })).toContain('items.0.pa: missing')
  expect(problemsOf({ languages: ['en', 'pa'] })).toContain('follow_up.items.0.steps.0.options.1.pa: missing')
  const steps = (...changed: object[]) => ({
    follow_up: { ...followUp, items: [{ item: 101, steps: changed }, ...followUp.items.slice(1)] },
  })
  const [often, where] = followUp.items[0]?.steps ?? []
  expect(problemsOf(steps({ ...often, branches: [{ ask: 'nowhere' }] }))).toEqual([
    'follow_up.items.0.steps.0.branches.0.ask: no later step nowhere',
  ])
  expect(problemsOf(steps({ ...where, branches: [{ if: { any: ['pond'] }, verdict: 'fine' }, {}] }))).toEqual([
    'follow_up.items.0.steps.0.branches.0.if: no option pond',
  ])
  expect(problemsOf(steps({ ...where, branches: [{}] }))).toEqual(['follow_up.items.0.steps: a path ends without a verdict'])
  expect(problemsOf(steps({ ...where, branches: [{ if: { any: ['pot'] }, verdict: 'fine' }] }))).toEqual([
    'follow_up.items.0.steps.0.branches: the last one must have no "if"',
  ])
})

test('its advice depends on age and the extra answers, and mentions none of the twenty behaviours', () => {
  const adviceOf = (birthMonth: string | null, extra: OptionalAnswers = {}, counted: number[] = []) =>
    storedAssessment({ instrument: garden, birthMonth, extra, counted }).assessment.advice
  expect(adviceOf('2024-09').headline).toBe('few')
  expect(adviceOf('2025-06').headline).toBe('age_young')
  expect(adviceOf('2022-01').headline).toBe('age_old')
  expect(adviceOf(null).headline).toBe('age_unknown')
  expect(adviceOf('2024-09', { lostSkills: true }).headline).toBe('week')
  expect(adviceOf('2024-09', { worried: true }).headline).toBe('about_worry')
  const many = adviceOf('2024-09', {}, [101, 102, 203, 204, 305, 306])
  expect(many.steps).toEqual(['doctor_2w', 'deic', 'play', 'support'])
  const adviceText = writeAdviceText(
    storedAssessment({ instrument: garden, birthMonth: '2022-01' }).assessment,
    adviceWords.en,
    'en',
  )
  expect(adviceText.sentences[0]).toContain('They are made for 12 to 40 months.')
  expect(adviceText.wordsRule).toBe(null)
})
