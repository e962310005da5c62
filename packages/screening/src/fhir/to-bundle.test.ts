import * as fhir from 'fhir'
import { expect, test } from 'vitest'
import file from '../../vectors/garden-form.json' with { type: 'json' }
import { assess, assessAfterFollowUp, type FinishedFollowUp } from '../analysis/assess.ts'
import { parseAnswers, toResponses } from '../answers.ts'
import type { StoredAssessment } from '../contract.ts'
import { type FollowUpAnswer, nextQuestion } from '../follow-up.ts'
import { flowsOf } from '../follow-up/flows.ts'
import type { Instrument } from '../instrument.ts'
import { type Language, screeningLanguages } from '../language.ts'
import { parseInstrument } from '../questions/parse-instrument.ts'
import { plainWords } from '../texts/every-language.ts'
import { storedAssessment } from '../analysis/test-stored.ts'
import type { Resource } from './resource.ts'
import { toBundle } from './to-bundle.ts'

const validator = new fhir.Fhir()
const completedMs = Date.parse('2026-03-14T09:00:00Z')
const doneMs = Date.parse('2026-03-20T09:00:00Z')
const parsed = parseInstrument(file)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const garden = parsed.instrument
const licensed: Instrument = { ...plainWords, id: 'licensed-form', version: '9', official: true, copyright: '© The authors' }

interface Case {
  readonly instrument?: Instrument
  readonly language?: Language
  readonly counted: readonly number[]
  readonly birthMonth?: string | null
  readonly followUp?: 'pending' | 'expired' | 'fine' | 'counts'
  readonly extra?: StoredAssessment['extra']
}

/** The file of one screening, built as on the server. */
function bundleOf({ instrument = plainWords, language = 'en', counted, birthMonth = '2024-09', followUp, extra = {} }: Case) {
  const given = instrument.items.map(({ id, concernAnswer }) => ({
    questionId: id,
    answer: counted.includes(id) === (concernAnswer === 'yes') ? 'yes' : 'no',
  }))
  const answers = parseAnswers(given, instrument)
  if (!answers.ok) throw new Error('all are answered')
  const screeningInput = { instrument, sheet: answers.sheet, birthMonth, completedMs }
  const finished = followUp === 'fine' || followUp === 'counts' ? followUpOf(instrument, counted, followUp) : null
  const { outcome, remaining, ...first } = finished ? assessAfterFollowUp(screeningInput, finished) : assess(screeningInput)
  const { id, version, official, behaviours } = instrument
  const state = followUp === 'pending' || followUp === 'expired' ? followUp : 'done'
  const assessment: StoredAssessment = {
    ...storedAssessment({ instrument, counted, birthMonth, extra, isExpired: followUp === 'expired' }).assessment,
    ...first,
    id: '6e3ff5d6-4d0c-4a60-8f51-2f7e2f9f6d35',
    completed_at: new Date(completedMs).toISOString(),
    outcome,
    remaining: remaining?.length ?? null,
    countedItems: [...first.counted],
    remainingItems: remaining && [...remaining],
    followUp: followUp ? { state, until: '2026-03-28T09:00:00.000Z' } : null,
    correctedMonths: null,
    birthMonth,
    childId: null,
    instrument: { id, version, official, behaviours },
    language,
    templateVersion: '3',
    answers: toResponses(answers.sheet),
    extra,
    analysis: '',
  }
  const idOf = (role: string) =>
    `00000000-0000-5000-8000-${role
      .padEnd(12, '0')
      .slice(0, 12)
      .replace(/[^0-9a-f]/g, '0')}`
  return toBundle({ assessment, followUp: finished, instrument, origin: 'https://ankur.example.org', idOf })
}

/** Follow-up answers after which every item is fine, or still counts. */
function followUpOf(instrument: Instrument, counted: readonly number[], wish: 'fine' | 'counts'): FinishedFollowUp {
  const flows = flowsOf(instrument, counted)
  const answers: FollowUpAnswer[] = []
  for (let next = nextQuestion(flows, answers); next; next = nextQuestion(flows, answers)) {
    const [first = '', second = ''] = next.options
    const one =
      next.id.startsWith('2.') && next.id !== '2.tested' ? (wish === 'fine' ? 'no' : 'yes') : wish === 'fine' ? first : second
    answers.push({ question: next.id, chosen: next.kind === 'one' ? [one] : wish === 'fine' ? [...next.options] : [] })
  }
  return { answers, doneMs }
}

const resources = (bundle: Resource) => (bundle.entry as { resource: Resource }[]).map(({ resource }) => resource)
const observationsOf = (bundle: Resource) => resources(bundle).filter(({ resourceType }) => resourceType === 'Observation')
const codeOf = ({ code }: Resource) => (code as { coding: { code: string }[] }).coding[0]?.code
const coded = (bundle: Resource, code: string) => observationsOf(bundle).find((each) => codeOf(each) === code)

const cases: readonly Case[] = [
  { counted: [] },
  { counted: [2, 7], birthMonth: null },
  { counted: [1, 7, 10], followUp: 'pending' },
  { counted: [1, 7, 10], followUp: 'expired', birthMonth: '2020-01' },
  { counted: [2, 7, 10], followUp: 'fine', birthMonth: '2025-12' },
  { counted: [2, 3, 4, 6, 11], followUp: 'counts' },
  {
    counted: [1, 3, 7, 9, 10, 14, 15, 16, 18],
    extra: { worried: true, lostSkills: false, siblingAutistic: true, weeksEarly: 7 },
  },
  { instrument: licensed, counted: [1, 2, 3, 4, 5, 6, 7, 8] },
  { instrument: garden, counted: [101, 204] },
  { instrument: garden, counted: [101, 204], followUp: 'pending' },
  { instrument: garden, counted: [101, 204, 306], followUp: 'counts' },
  { instrument: garden, counted: [101, 102, 203, 204, 305, 306, 107] },
]

test('the FHIR validator reports no errors for every outcome, age, form and language, with and without follow-up', () => {
  for (const language of screeningLanguages) {
    for (const each of cases) {
      const { valid, messages } = validator.validate(bundleOf({ ...each, language }), { errorOnUnexpected: true })
      // Our own codes are allowed beside the recommended ones; the validator only notes that they are not recommended.
      const wrong = messages.filter(
        ({ severity, message }) => severity !== 'info' && !/CodeSystem\/screening\) not found/.test(message ?? ''),
      )
      expect(wrong, JSON.stringify({ language, ...each, instrument: each.instrument?.id })).toEqual([])
      expect(valid).toBe(true)
    }
  }
})

test('the validator detects a wrong code, a missing field and an extra field', () => {
  const good = JSON.stringify(bundleOf({ counted: [2] }))
  const isValid = (from: string, to: string) =>
    validator.validate(JSON.parse(good.replace(from, to)), { errorOnUnexpected: true }).valid
  expect(isValid('"status":"completed"', '"status":"finished"')).toBe(false)
  expect(isValid('"status":"completed",', '')).toBe(false)
  expect(isValid('"status":"completed"', '"status":"completed","score":3')).toBe(false)
})

test('the file has all twenty answers as given, each with its question', () => {
  const response = resources(bundleOf({ counted: [2], language: 'hi' })).find(
    ({ resourceType }) => resourceType === 'QuestionnaireResponse',
  )
  expect(response?.questionnaire).toBe('https://ankur.example.org/fhir/Questionnaire/plain-words-20|2026-11-draft-1')
  const items = response?.item as { linkId: string; text: string; answer: { valueBoolean: boolean }[] }[]
  expect(items.map(({ linkId }) => Number(linkId))).toEqual(plainWords.items.map(({ id }) => id))
  expect(items[1]).toEqual({ linkId: '2', text: plainWords.items[1]?.hi, answer: [{ valueBoolean: true }] })
})

test('a first-stage result has the total and the advice that the family saw', () => {
  const bundle = bundleOf({ counted: [1, 3, 7, 9, 10, 14, 15, 16, 18] })
  expect(coded(bundle, 'total')).toMatchObject({
    status: 'final',
    valueInteger: 9,
    interpretation: [{ coding: [{ code: 'see_doctor' }] }],
  })
  expect(coded(bundle, 'after_follow_up')).toBeUndefined()
})

test('a follow-up that is due or expired has neither a total nor a result', () => {
  for (const [followUp, status, reason] of [
    ['pending', 'registered', 'temp-unknown'],
    ['expired', 'cancelled', 'not-performed'],
  ] as const) {
    const bundle = bundleOf({ counted: [1, 7, 10], followUp })
    expect(observationsOf(bundle).map(codeOf)).toEqual(['after_follow_up'])
    const observed = coded(bundle, 'after_follow_up')
    expect(observed).toMatchObject({ status, dataAbsentReason: { coding: [{ code: reason }] } })
    expect(observed).not.toHaveProperty('valueInteger')
    expect(observed).not.toHaveProperty('interpretation')
    const others = resources(bundle).filter(({ resourceType }) => resourceType !== 'CodeSystem')
    expect(JSON.stringify(others)).not.toMatch(/medium|"low"|"high"|few_signs|see_doctor|likelihood/)
  }
})

test('after the follow-up the result depends on what still counts and has the date of the last answer', () => {
  const bundle = bundleOf({ counted: [2, 7, 10], followUp: 'fine' })
  expect(coded(bundle, 'total')).toMatchObject({ valueInteger: 3 })
  expect(coded(bundle, 'total')).not.toHaveProperty('interpretation')
  expect(coded(bundle, 'after_follow_up')).toMatchObject({
    valueInteger: 0,
    effectiveDateTime: '2026-03-20T09:00:00.000Z',
    interpretation: [{ coding: [{ code: 'few_signs' }] }],
  })
  expect(coded(bundle, 'hearing_test')).toMatchObject({ valueCodeableConcept: { coding: [{ code: 'hearing_normal' }] } })
})

test('every own code is defined in the file, and no unconfirmed external code is used', () => {
  const bundle = bundleOf({
    counted: [2, 7, 10],
    followUp: 'fine',
    extra: { worried: true, weeksEarly: 6, lostSkills: true, siblingAutistic: false },
  })
  const defined = resources(bundle)[0]?.concept as { code: string }[]
  const text = JSON.stringify(bundle)
  for (const [, code] of text.matchAll(/"system":"https:\/\/ankur[^"]*","code":"(\w+)"/g)) {
    expect(defined.map((each) => each.code)).toContain(code)
  }
  expect(text).not.toMatch(/loinc|snomed/i)
})

test('an official text is named but not included', () => {
  const bundle = bundleOf({ instrument: licensed, counted: [] })
  expect(resources(bundle).map(({ resourceType }) => resourceType)).not.toContain('Questionnaire')
  expect(JSON.stringify(bundle)).not.toContain('far-off thing')
  expect(JSON.stringify(bundle)).toContain('Looks at something far away that a parent points to')
})

test('the total, or its replacement, notes the advice that the family saw first', () => {
  const notesOf = (bundle: Resource, code: string) =>
    ((coded(bundle, code)?.note ?? []) as { text: string }[]).map(({ text }) => text)
  const lost = bundleOf({ counted: [], extra: { lostSkills: true, hearingTested: 'loss' } })
  expect(notesOf(lost, 'total')).toContain('The family was told: Please see a doctor this week')
  expect(coded(lost, 'hearing_test')).toBeDefined()
  const due = bundleOf({ counted: [1, 7, 10], followUp: 'pending' })
  expect(JSON.stringify(observationsOf(due))).toContain('The family was told: Some signs: a few more questions')
})
