import { places } from '@ankur/content/words/en/places/places'
import { expect, test } from 'vitest'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'
import { plainWords, adviceWords } from '../texts/every-language.ts'
import { writeAdviceText } from '../advice/advice-text.ts'
import { writeAnalysis } from '../analysis/write-analysis.ts'
import { sheetCounting, type StoredCase, storedAssessment, testCompletedMs } from '../analysis/test-stored.ts'
import { paperSchema, type Paper } from './document.ts'
import { paperText } from './paper-text.ts'
import { reportWordKeys, type ReportWords } from './reported.ts'
import { writeReport } from './write-report.ts'

const words = Object.fromEntries(reportWordKeys.map((key) => [key, `<${key}>`])) as ReportWords
const licensed: Instrument = {
  ...plainWords,
  id: 'licensed-form',
  version: '9',
  official: true,
  copyright: 'Copyright of the authors',
  items: plainWords.items.map((item) => ({ ...item, en: `Official question ${item.id}?` })),
}

/** A stored screening on which exactly these items count. */
function stored(counted: readonly ItemId[], changes: Partial<StoredAssessment> = {}): StoredAssessment {
  return { ...storedAssessment({ counted }).assessment, ...changes }
}

function report(assessment: StoredAssessment, changes: Partial<Parameters<typeof writeReport>[0]> = {}): Paper {
  const address = 'https://ankur.example'
  const request = { assessment, followUp: null, instrument: plainWords, language: 'en', district: null, childName: null } as const
  return writeReport({ ...request, words, placeWords: places, address, ...changes })
}

const pageTexts = (paper: Paper) => paper.pages.map(paperText)

test('every report has two pages, the second in English', () => {
  for (const language of screeningLanguages) {
    for (const counted of [[], [2, 7], [1, 7, 10], [1, 2, 3, 4, 5, 6, 7, 8, 9]] as ItemId[][]) {
      const paper = report(stored(counted), { language })
      expect(paperSchema.safeParse(paper).success).toBe(true)
      expect(paper.pages.map((page) => page.language)).toEqual([language, 'en'])
    }
  }
})

test('the report lists the steps as rows, with the district’s place in the first row that has one', () => {
  const many = stored([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const steps = (paper: Paper) => paper.pages[0]?.blocks.find((block) => block.kind === 'steps')
  const anywhere = steps(report(many))
  expect(anywhere?.items).toHaveLength(many.advice.steps.length)
  expect(anywhere?.items[0]?.aside?.title).toBe('<report_take>')
  const ludhiana = steps(report(many, { district: 'ludhiana' }))
  expect(ludhiana?.items.map(({ aside }) => aside?.title).filter(Boolean)).toEqual(['Ludhiana'])
})

test('what the child has lost leads the list to talk about, on paper and in the written part, and nothing else is claimed', () => {
  const { assessment } = storedAssessment({ counted: [], extra: { lostSkills: true, lostWhat: ['movement'] } })
  const family = pageTexts(report(assessment))[0] ?? ''
  const moving = 'Walking, sitting or using their hands has stopped.'
  expect(family).toContain(moving)
  expect(family).not.toContain('No answer stood out')
  const sheet = sheetCounting(plainWords, [])
  const input = { sheet, birthMonth: null, completedMs: testCompletedMs, instrument: plainWords, language: 'en' } as const
  const written = writeAnalysis({ ...input, extra: { lostSkills: true, lostWhat: ['movement'] } })
  expect(written.split(moving)).toHaveLength(3)
  expect(written).not.toContain('stopped using some words')
  expect(writeAnalysis({ ...input, extra: { lostSkills: true } })).toContain('stopped using some words')
})

test('report and written part give the steps of the advice in the same words and order, in every language', () => {
  const cases: StoredCase[] = [
    { counted: [7] },
    { counted: [2], birthMonth: '2024-03', extra: { hearingTested: 'loss' } },
    { counted: [13], birthMonth: null },
    { counted: [1, 3], birthMonth: '2022-01' },
    { counted: [1, 3], birthMonth: '2025-06', extra: { siblingAutistic: true } },
    { counted: [10], extra: { lostSkills: true, lostWhat: ['words'], worried: true } },
    { counted: [10], extra: { lostSkills: true, lostWhat: ['movement'] } },
    { counted: [2, 7, 9], remaining: [2, 7], extra: { weeksEarly: 8 } },
    { counted: [2, 7, 9], remaining: [] },
    { counted: [2, 7, 9], isExpired: true },
  ]
  for (const language of screeningLanguages) {
    for (const each of cases) {
      const { assessment, followUp } = storedAssessment({ ...each, language })
      const { headline, sentences, steps } = writeAdviceText(assessment, adviceWords[language], language)
      const [family] = pageTexts(report(assessment, { language, followUp }))
      const analysis = writeAnalysis({
        instrument: plainWords,
        sheet: sheetCounting(plainWords, each.counted ?? []),
        birthMonth: assessment.birthMonth,
        completedMs: testCompletedMs,
        extra: assessment.extra,
        language,
        followUp: followUp ?? undefined,
        isExpired: each.isExpired,
      })
      for (const text of [family ?? '', analysis]) {
        let from = 0
        for (const line of [headline, ...sentences, ...steps.flatMap(({ title, line }) => [title, line])]) {
          from = text.indexOf(line, from)
          expect(from, `${language}, ${JSON.stringify(each)}: ${line}`).toBeGreaterThanOrEqual(0)
        }
      }
    }
  }
})

test('lost skills, a concern and a doubt about hearing come before the result at any band', () => {
  const halves = (paper: Paper) => paper.pages[1]?.blocks.find((block) => block.kind === 'halves')
  const { assessment } = storedAssessment({ counted: [2], extra: { lostSkills: true, lostWhat: ['movement'], worried: true } })
  const left = halves(report(assessment))?.left
  expect(left?.urgent).toEqual([
    'Loss of skills reported: walking, sitting or hand use',
    'Parental concern reported',
    'Hearing doubt reported',
  ])
  expect(left?.result).toBe('0-2 of 20: below the published follow-up threshold')
  const old = storedAssessment({ birthMonth: '2022-01' }).assessment
  expect(halves(report(old))?.left).toMatchObject({ result: 'Age outside 16-30 months: bands do not apply', bands: [] })
})

test("the doctor's page lists its facts in rows and sentences, never joined by semicolons", () => {
  const { assessment } = storedAssessment({
    counted: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    extra: { lostSkills: true, lostWhat: ['words', 'movement'], worried: true, weeksEarly: 10 },
  })
  const paper = report(assessment)
  const [, doctor] = pageTexts(paper)
  expect(doctor).not.toContain('; ')
  const left = paper.pages[1]?.blocks.find((block) => block.kind === 'halves')?.left
  expect(left?.urgent).toContain('Loss of skills reported: words or sounds')
  expect(left?.lines.filter((line) => /^[1-3]\. /.test(line))).toHaveLength(3)
})

test('every report with a low count has the rule about words', () => {
  const rule = 'These questions do not ask about talking.'
  for (const birthMonth of ['2024-09', '2022-01', null]) {
    expect(pageTexts(report(storedAssessment({ birthMonth }).assessment))[0]).toContain(rule)
  }
  expect(pageTexts(report(stored([1, 2, 3, 4, 5, 6, 7, 8, 9])))[0]).not.toContain(rule)
})

test('unanswered questions are shown as not answered', () => {
  const [, doctor] = pageTexts(report(storedAssessment({ birthMonth: null }).assessment))
  expect(doctor).toContain('Parental concern: Not answered')
  expect(doctor).toContain('Loss of skills: Not answered')
  expect(doctor).toContain('Age, calendar: Not answered')
})

test('a reported hearing test stays on the page if the follow-up says that there was none', () => {
  const { assessment, followUp } = storedAssessment({ counted: [2, 7, 9], remaining: [2, 7], extra: { hearingTested: 'loss' } })
  const answers = (followUp?.answers ?? []).filter(({ question }) => question !== '2.tested')
  const followUpAnswers = {
    answers: [...answers, { question: '2.tested', chosen: ['not_tested'] }],
    doneMs: followUp?.doneMs ?? 0,
  }
  const [, doctor] = pageTexts(report(assessment, { followUp: followUpAnswers }))
  expect(doctor).toContain('Hearing test: loss or unclear result')
  expect(doctor).toContain('Hearing test: Tested: some hearing loss')
})

test('an early birth gives the doctor both the calendar age and the age from the due date', () => {
  const [, doctor] = pageTexts(report(storedAssessment({ extra: { weeksEarly: 10 } }).assessment))
  expect(doctor).toContain('18 months (form range 16-30)')
  expect(doctor).toContain('10 weeks. Corrected age about 16 months. Counted by calendar age.')

  const [, uncounted] = pageTexts(report(storedAssessment({ extra: { bornEarly: true } }).assessment))
  expect(uncounted).toContain('Yes, number of weeks not known')
})

test('a licensed form has its copyright line and is not described as our own', () => {
  const { id, version, official, behaviours } = licensed
  const [family, doctor] = pageTexts(
    report(stored([], { instrument: { id, version, official, behaviours } }), { instrument: licensed }),
  )
  expect(doctor).toContain('Copyright of the authors')
  expect(`${family} ${doctor}`).not.toMatch(/our own wording|our own questions/)
})

test('for a form that is no longer loaded, the report shows only the label of each item', () => {
  const [, doctor] = pageTexts(
    report(stored([], { instrument: { id: 'another', version: '1', official: true, behaviours: 'twenty' } })),
  )
  expect(doctor).toContain('7 Points to share interest: Yes')
  expect(doctor).not.toContain('Copyright')
})
