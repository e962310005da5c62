import { headings } from '../texts/analysis-texts.ts'
import { type Section, sections } from './headings.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBannedWords } from '../texts/refused-words.ts'
import { parseDisplay } from '../display.ts'
import { hearingTests, lostSkills } from '../optional-answers.ts'
import { type Instrument, idsOf } from '../instrument.ts'
import { plainWords, adviceWords } from '../texts/every-language.ts'
import { screeningLanguages } from '../language.ts'
import { countedItems } from '../score.ts'
import { storedAssessment } from './test-stored.ts'
import { assess } from './assess.ts'
import { talk } from './item-lines.ts'
import { completedMs, few, linesUnder, many, sheetCounting, some, written } from './test-analysis.ts'
import { type AnalysisInput, writeAnalysis } from './write-analysis.ts'

const officialText: Instrument = { ...plainWords, id: 'licensed-form', official: true, notice: {} }

function adviceOfInput({ instrument, sheet, birthMonth, extra }: AnalysisInput) {
  const counted = countedItems(sheet, instrument)
  return storedAssessment({ instrument, counted, birthMonth, extra, completedMs }).assessment
}

const anyInput: fc.Arbitrary<AnalysisInput> = fc.record({
  sheet: fc.uniqueArray(fc.constantFrom(...idsOf(plainWords))).map((counted) => sheetCounting(...counted)),
  birthMonth: fc.constantFrom(null, '2026-03', '2026-02', '2025-06', '2024-11', '2024-09', '2024-03', '2023-08', '2015-01'),
  completedMs: fc.constant(completedMs),
  extra: fc.record(
    {
      worried: fc.boolean(),
      lostSkills: fc.boolean(),
      lostWhat: fc.subarray([...lostSkills]),
      hearingTested: fc.constantFrom(...hearingTests),
      siblingAutistic: fc.boolean(),
      weeksEarly: fc.nat(18),
    },
    { requiredKeys: [] },
  ),
  language: fc.constantFrom(...screeningLanguages),
  instrument: fc.constantFrom(plainWords, officialText),
})

test('the display parser reads every text with the expected headings in order and without losing lines', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const text = writeAnalysis(input)
      const { outcome } = assess(input)
      const { advice } = adviceOfInput(input)
      const shown = parseDisplay(text)
      const isThere: Partial<Record<Section, boolean>> = {
        score: advice.count,
        talkAbout: outcome !== 'follow_up_due',
        whileYouWait: advice.steps.includes('play'),
      }
      const expected = sections.filter((section) => isThere[section] ?? true)
      expect(shown.filter(({ kind }) => kind === 'header').map((line) => line.text)).toEqual(
        expected.map((section) => headings[section][input.language]),
      )
      expect(shown.map((line) => line.text)).toEqual(text.split('\n').map((line) => line.replace(/^(# |- )/, '')))
      expect(shown.filter(({ kind }) => kind === 'item')).toHaveLength(text.split('\n- ').length - 1)
    }),
    { numRuns: 1500, seed: 20 },
  )
})

test('no text uses a banned word, leaves a placeholder unfilled or shows a percentage', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const text = writeAnalysis(input)
      expect(findBannedWords(text, input.language)).toEqual([])
      expect(text).not.toMatch(/[{}%]|undefined|null|NaN|https?:/)
    }),
    { numRuns: 1500, seed: 5 },
  )
})

test('no English sentence has more than 21 words', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const lines = writeAnalysis({ ...input, language: 'en' }).split('\n')
      const sentences = lines.flatMap((line) => line.replace(/^- /, '').split(/(?<=[.?])\s/))
      expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 21)).toEqual([])
    }),
    { numRuns: 500, seed: 12 },
  )
})

test('all languages match: the same number of lines under each heading, with the same numbers', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const texts = screeningLanguages.map((language) => writeAnalysis({ ...input, language }))
      const shapes = texts.map((text) => text.split('\n').map((line) => line.match(/^(# |- )|\d+/g)?.toSorted()))
      expect(shapes[1]).toEqual(shapes[0])
      expect(shapes[2]).toEqual(shapes[0])
    }),
    { numRuns: 500, seed: 7 },
  )
})

test('the next steps follow the order of the advice, and the last is for the parents themselves', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const steps = linesUnder('nextSteps', writeAnalysis({ ...input, language: 'en' }))
      const { advice } = adviceOfInput(input)
      // While questions are open there is no report to take along.
      const isOpen = advice.steps.includes('follow_up')
      const lines = advice.steps.map(
        (step) => adviceWords.en[`step_${isOpen && step === 'doctor_age' ? 'doctor_meanwhile' : step}_line`],
      )
      expect(steps).toHaveLength(lines.length)
      for (const [place, line] of lines.entries()) expect(steps[place]).toContain(line)
      expect(steps.at(-1)).toContain('14416')
    }),
    { numRuns: 1500, seed: 2 },
  )
})

test('a text has three play ideas, at least one strength and all 20 answers', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const text = writeAnalysis(input)
      const itemsUnder = (section: Section) => linesUnder(section, text, input.language).filter((line) => line.startsWith('- '))
      expect(new Set(itemsUnder('whileYouWait')).size).toBe(adviceOfInput(input).advice.steps.includes('play') ? 3 : 0)
      expect(itemsUnder('strengths').length).toBeGreaterThan(0)
      expect(itemsUnder('forDoctor')).toHaveLength(20)
    }),
    { numRuns: 500, seed: 3 },
  )
})

test('while the follow-up is due, the text shows no band, scale or count', () => {
  for (const language of screeningLanguages) {
    const text = written({ sheet: some, language })
    expect(linesUnder('score', text, language)).toEqual([])
    for (const outcomeWord of ['few signs', 'many signs', 'कम संकेत', 'कई संकेत', 'ਘੱਟ ਸੰਕੇਤ', 'ਕਈ ਸੰਕੇਤ']) {
      expect(text).not.toContain(outcomeWord)
    }
    expect(text).not.toMatch(/\b3 of 20|Total|20 में से|कुल 20|20 ਵਿੱਚੋਂ|\b(low|medium|high|follow-up)\b/)
  }
  expect(written({ sheet: some })).toContain('Your answers are not a result yet.')
})

test('while the follow-up is due, the text marks no answer as counting and chooses no play ideas from the answers', () => {
  const social = sheetCounting(10, 11, 14)
  const sounds = sheetCounting(2, 12, 18)
  for (const language of screeningLanguages) {
    const [one, other] = [social, sounds].map((sheet) => written({ sheet, language }))
    for (const text of [one, other]) expect(linesUnder('talkAbout', text ?? '', language)).toEqual([])
    for (const lines of Object.values(talk)) expect(one).not.toContain(lines?.[language])
    const ideas = [one, other].map((text) => linesUnder('whileYouWait', text ?? '', language))
    expect(ideas[0]).toEqual(ideas[1])
  }
})

test('with few or many signs the text shows the count once the band is final', () => {
  expect(linesUnder('score', written({ sheet: few }))[0]).toBe(
    '2 of your 20 answers are ones a doctor would want to ask about. This is not a score for your child.',
  )
  expect(linesUnder('score', written({ sheet: sheetCounting(7) }))[0]).toBe(
    '1 of your 20 answers is one a doctor would want to ask about. This is not a score for your child.',
  )
  expect(linesUnder('score', written())[0]).toBe('None of your 20 answers is one a doctor would want to ask about.')
  expect(linesUnder('score', written({ sheet: many }))[0]).toBe(
    '9 of your 20 answers are ones a doctor would want to ask about. This is not a score for your child.',
  )
  expect(written({ sheet: many })).toContain('Many signs: please see a child doctor soon.')
})

test('each counted item is one line in the list to talk about', () => {
  expect(linesUnder('talkAbout', written({ sheet: few })).slice(1)).toEqual([`- ${talk[7]?.en}`, `- ${talk[2]?.en}`])
})

test('if no answer shows a strength of the child, the parent’s care is the strength', () => {
  expect(linesUnder('strengths', written({ sheet: sheetCounting(...idsOf(plainWords)) }))).toEqual([
    '- You know your child well and took the time to check. That is a strength for your child.',
  ])
})

test('a hearing test is advised when item 2 counted, and always with many signs', () => {
  const hasHearing = (changes: Partial<AnalysisInput>) =>
    linesUnder('nextSteps', written(changes)).some((line) => /\bask (a doctor )?for a hearing test/i.test(line))
  expect(hasHearing({ sheet: few })).toBe(true)
  expect(hasHearing({ sheet: sheetCounting(10) })).toBe(false)
  expect(hasHearing({ sheet: sheetCounting(1, 6, 10) })).toBe(true)
  expect(hasHearing({ sheet: sheetCounting(1, 6, 7) })).toBe(false)
  expect(hasHearing({ sheet: sheetCounting(1, 3, 4, 6, 7, 8, 9, 11) })).toBe(true)
})

test('under 24 months with few signs the text names the month to answer again', () => {
  expect(written({ sheet: few })).toContain('Answer the questions again in September 2026.')
  expect(written({ sheet: few, birthMonth: '2025-01' })).toContain('Answer the questions again in May 2026.')
  expect(written({ sheet: many })).not.toContain('again in')
})

test('outside 16 to 30 months, or without a birth month, the text says so and where to get help', () => {
  const firstLine = (birthMonth: string | null) => linesUnder('summary', written({ birthMonth }))[0]
  expect(firstLine('2025-01')).toBe('Your child is too young for these questions.')
  expect(firstLine('2023-01')).toBe("These questions do not fit your child's age.")
  expect(firstLine(null)).toBe('How old is your child?')
  for (const birthMonth of ['2025-01', '2023-01', null]) {
    expect(linesUnder('score', written({ birthMonth }))).toEqual([])
    expect(written({ birthMonth })).not.toContain('few signs')
  }
  expect(written({ birthMonth: '2023-01', sheet: many })).toContain('so it may not fit.')
  expect(written({ birthMonth: null, sheet: many })).toContain('You gave no month of birth.')
  expect(written({ birthMonth: '2024-09' })).not.toContain('16 to 30')
})

test('every low count says what these questions do not cover', () => {
  const rule = 'These questions do not ask about talking. No words by 16 months, or no two-word phrases by 24 months:'
  for (const birthMonth of ['2025-01', '2024-09', '2023-01', null]) expect(written({ birthMonth })).toContain(rule)
  expect(written({ sheet: many })).not.toContain(rule)
})

test('a follow-up that was not finished in time leads to a doctor and is no longer requested', () => {
  const expired = written({ sheet: some, isExpired: true })
  expect(linesUnder('summary', expired)[0]).toContain('Please take your answers to a child doctor.')
  expect(expired).not.toContain('Answer a few more questions')
  expect(linesUnder('nextSteps', expired)[0]).toContain('By 11 April,')
})

test('our own wording says that it is not the official text; a licensed text does not', () => {
  expect(written()).toContain('This check uses our own questions')
  expect(written()).toContain('They are not the official M-CHAT-R text.')
  expect(written({ instrument: officialText })).not.toMatch(/\bour own|M-CHAT/)
})

test('the date is the date in India', () => {
  expect(written({ completedMs: Date.parse('2026-03-31T18:30:00Z') })).toContain('on 1 April 2026')
  expect(written({ completedMs, language: 'hi' })).toContain('14 मार्च 2026')
  expect(written({ completedMs, language: 'pa' })).toContain('14 ਮਾਰਚ 2026')
})
