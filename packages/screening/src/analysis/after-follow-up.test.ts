import { headings } from '../texts/analysis-texts.ts'
import { sections } from './headings.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { indiaMonth, monthsBetween } from '../age.ts'
import type { CompleteSheet } from '../answers.ts'
import { findBannedWords } from '../texts/refused-words.ts'
import { parseDisplay } from '../display.ts'
import { type FollowUpAnswer, nextQuestion } from '../follow-up.ts'
import { flowsOf } from '../follow-up/flows.ts'
import { idsOf, type ItemId } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'
import { plainWords } from '../texts/every-language.ts'
import { type AnalysisInput, findingOf, writeAnalysis } from './write-analysis.ts'

const completedMs = Date.parse('2026-03-14T09:00:00Z')
const doneMs = Date.parse('2026-03-20T09:00:00Z')

function sheetCounting(...counted: ItemId[]): CompleteSheet {
  const answers = plainWords.items.map(({ id, concernAnswer }) => {
    const isYes = counted.includes(id) === (concernAnswer === 'yes')
    return [id, isYes ? 'yes' : 'no']
  })
  return Object.fromEntries(answers) as unknown as CompleteSheet
}

/** A finished follow-up in which these items no longer count and the others still count. */
function answered(items: readonly ItemId[], fine: readonly ItemId[] = []): FollowUpAnswer[] {
  const answers: FollowUpAnswer[] = []
  const flows = flowsOf(plainWords, items)
  for (let next = nextQuestion(flows, answers); next; next = nextQuestion(flows, answers)) {
    answers.push({ question: next.id, chosen: chosenFor(next.id, next.kind, next.options, fine.includes(next.item)) })
  }
  return answers
}

/** For a fine item, the first example, or the denial for items 2, 5 and 12; for a counting item, no option or "cannot tell". */
function chosenFor(id: string, kind: 'one' | 'many', options: readonly string[], isFine: boolean): readonly string[] {
  if (id === '2.tested') return ['not_tested']
  if (kind === 'one' && isFine)
    return [options.find((option) => option === (id.startsWith('2.') ? 'no' : 'yes')) ?? options[0] ?? '']
  if (kind === 'one') return [id.startsWith('2.') ? 'yes' : (options.find((option) => option !== 'yes') ?? '')]
  if (id === '12.sounds') return isFine ? [] : options
  if (id === '15.what') return isFine ? options : []
  return isFine ? options.slice(0, 1) : []
}

function written(counted: ItemId[], fine: ItemId[], changes: Partial<AnalysisInput> = {}): string {
  return writeAnalysis({
    sheet: sheetCounting(...counted),
    birthMonth: '2024-09',
    completedMs,
    extra: {},
    language: 'en',
    instrument: plainWords,
    followUp: { answers: answered(counted, fine), doneMs },
    ...changes,
  })
}

/** The family sees no count for few signs outside 16 to 30 months, or for many signs under 16 months. */
function hasCount({ birthMonth, completedMs: ms, ...input }: AnalysisInput): boolean {
  const months = birthMonth === null ? null : monthsBetween(birthMonth, indiaMonth(ms))
  const { outcome } = findingOf({ birthMonth, completedMs: ms, ...input })
  if (outcome === 'see_doctor') return months === null || months >= 16
  return months !== null && months >= 16 && months <= 30
}

const anyInput: fc.Arbitrary<AnalysisInput> = fc
  .uniqueArray(fc.constantFrom(...idsOf(plainWords)), { minLength: 3, maxLength: 7 })
  .map((items) => items.toSorted((a, b) => a - b))
  .chain((items) =>
    fc.record({
      sheet: fc.constant(sheetCounting(...items)),
      birthMonth: fc.constantFrom(null, '2026-03', '2025-06', '2024-11', '2024-09', '2024-03', '2023-08', '2015-01'),
      completedMs: fc.constant(completedMs),
      extra: fc.record(
        { worried: fc.boolean(), lostSkills: fc.boolean(), siblingAutistic: fc.boolean(), weeksEarly: fc.nat(18) },
        { requiredKeys: [] },
      ),
      language: fc.constantFrom(...screeningLanguages),
      instrument: fc.constant(plainWords),
      followUp: fc.subarray(items).map((fine) => ({ answers: answered(items, fine), doneMs })),
    }),
  )

test('a follow-up that leaves at most one answer gives "few signs"; one that leaves two gives a doctor visit', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { remaining, outcome, band } = findingOf(input)
      expect(band).toBe('medium')
      expect(outcome).toBe((remaining?.length ?? 0) >= 2 ? 'see_doctor' : 'few_signs')
    }),
    { numRuns: 500, seed: 1 },
  )
  const cleared = written([7, 9, 10, 13], [7, 9, 13])
  expect(cleared).toContain('Your answers show few signs of autism right now.')
  expect(cleared).toContain(
    'At first, 4 of your 20 answers counted. This is not a score for your child.\nAfter the follow-up questions, 1 of them still counts.',
  )
  const stayed = written([7, 9, 10, 13], [9])
  expect(stayed).toContain('Some signs: please see a child doctor.')
  expect(stayed).toContain('After the follow-up questions, 3 answers still count.')
  expect(stayed).not.toContain('many signs')
})

test('every text after the follow-up uses the same words, headings, sentences and steps as other texts', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const text = writeAnalysis(input)
      const { language } = input
      expect(findBannedWords(text, language)).toEqual([])
      expect(text).not.toMatch(/[{}%]|undefined|null|NaN|https?:/)
      const shown = parseDisplay(text)
      expect(shown.filter(({ kind }) => kind === 'header').map((line) => line.text)).toEqual(
        sections.filter((section) => section !== 'score' || hasCount(input)).map((section) => headings[section][language]),
      )
      const english = writeAnalysis({ ...input, language: 'en' })
      const steps = english.slice(english.indexOf('# Next Steps'), english.indexOf('# While you wait')).split('\n- ').slice(1)
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps.length).toBeLessThanOrEqual(8)
      const sentences = english.split('\n').flatMap((line) => line.replace(/^- /, '').split(/(?<=[.?])\s/))
      expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 21)).toEqual([])
      const shapes = screeningLanguages.map((each) =>
        writeAnalysis({ ...input, language: each })
          .split('\n')
          .map((line) => line.match(/^(# |- )|\d+/g)?.toSorted()),
      )
      expect(shapes[1]).toEqual(shapes[0])
      expect(shapes[2]).toEqual(shapes[0])
    }),
    { numRuns: 400, seed: 3 },
  )
})

test('the talk list has only items that still count, and the doctor sees the final state of each item', () => {
  const text = written([2, 7, 9], [2, 9])
  const talkAbout = text.slice(text.indexOf('# To talk about'), text.indexOf('# Next Steps'))
  expect(talkAbout.split('\n- ')).toHaveLength(2)
  expect(text).toContain('Follow-up questions answered on 20 March 2026. Of 3 items, 1 still count.')
  expect(text).toContain('Item 2 no longer counts after the follow-up questions.')
  expect(text).toContain('Item 7 still counts after the follow-up questions.')
  expect(text).toContain('Hearing was not tested yet.')
})

test('dates count from the day of the follow-up, and a hearing test is advised whenever item 2 counted in the first stage', () => {
  expect(written([7, 9, 11], [])).toContain('By 3 April, see a child specialist (paediatrician).')
  expect(written([7, 9, 11], [], { extra: { worried: true } })).toContain('Say this too: You are worried.')
  expect(written([2, 7, 9], [2, 7, 9])).toContain('By 3 April, ask a doctor for a hearing test.')
  expect(written([3, 7, 9], [3, 7, 9])).not.toMatch(/\n- [^\n]*hearing test/)
})

test('a child under two with few signs after the follow-up is checked again later', () => {
  expect(written([7, 9, 11], [7, 9, 11])).toContain('Answer the questions again in September 2026.')
  expect(written([7, 9, 11], [])).not.toContain('Answer the questions again')
})

test('walking is mentioned only while it still counts', () => {
  expect(written([7, 9, 13], [7, 9])).toContain('see a child specialist (paediatrician) about walking')
  expect(written([7, 9, 13], [7, 9, 13])).not.toContain('about walking')
})
