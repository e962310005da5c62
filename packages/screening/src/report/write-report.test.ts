import { places } from '@ankur/content/words/en/places'
import { plan } from '@ankur/content/words/en/plan'
import { expect, test } from 'vitest'
import { itemLabels } from '../analysis/for-doctor-words.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'
import { plainWords } from '../plain-words.ts'
import { storedAssessment } from '../test-stored.ts'
import { paperSchema, type Paper } from './document.ts'
import { paperText } from './paper-text.ts'
import { reportWordKeys, type ReportWords } from './report-words.ts'
import { writeReport } from './write-report.ts'

const words = Object.fromEntries(reportWordKeys.map((key) => [key, `<${key}>`])) as ReportWords
const planWords = { plan, places }
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
  const asked = { assessment, followUp: null, instrument: plainWords, language: 'en', district: null } as const
  return writeReport({ ...asked, words, planWords, address, ...changes })
}

const pageTexts = (paper: Paper) => paper.pages.map(paperText)

test('every report is a paper of two pages, the second in English', () => {
  for (const language of screeningLanguages) {
    for (const counted of [[], [2, 7], [1, 7, 10], [1, 2, 3, 4, 5, 6, 7, 8, 9]] as ItemId[][]) {
      const paper = report(stored(counted), { language })
      expect(paperSchema.safeParse(paper).success).toBe(true)
      expect(paper.pages.map((page) => page.language)).toEqual([language, 'en'])
    }
  }
})

test('the plan for Monday stands on the paper, with the places of the district and how old their source is', () => {
  const many = stored([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const [anywhere] = pageTexts(report(many))
  expect(anywhere).toContain('Where: Ask at your district hospital where the early intervention centre is.')
  expect(anywhere).toContain('Phone: 14416.')
  const [ludhiana] = pageTexts(report(many, { district: 'ludhiana' }))
  expect(ludhiana).toContain(
    'Where: Ludhiana; Civil Hospital, Ludhiana; District hospital.',
  )
  const [due] = pageTexts(report(stored([1, 7, 10], { followUp: { state: 'pending', until: '2026-03-28T09:00:00.000Z' } })))
  expect(due).toContain('Answer the follow-up questions first.')
  expect(due).not.toContain('button')
})

test('the doctor reads who answered, once the family has said it', () => {
  expect(pageTexts(report(stored([], { answeredBy: 'grandparent' })))[1]).toContain('Answered by a grandparent.')
  expect(pageTexts(report(stored([]))).join()).not.toContain('Answered by')
})

test('an early birth is told to the doctor by the calendar and from the due date', () => {
  const [, doctor] = pageTexts(report(stored([], { extra: { weeksEarly: 10 }, correctedMonths: 16 })))
  expect(doctor).toContain('Calendar age on that day 18 months.')
  expect(doctor).toContain('Born 10 weeks early.')
  expect(doctor).toContain('From the due date the age is about 16 months.')
})

test('a licensed form is shown in its words with its copyright line, and never called ours', () => {
  const { id, version, official, behaviours } = licensed
  const [family, doctor] = pageTexts(
    report(stored([], { instrument: { id, version, official, behaviours } }), { instrument: licensed }),
  )
  expect(doctor).toContain('20. Official question 20? Yes')
  expect(doctor).toContain('Copyright of the authors')
  expect(`${family} ${doctor}`).not.toMatch(/our own wording|our own questions/)
})

test('of a form that is loaded no more only what each item is about is told', () => {
  const [, doctor] = pageTexts(
    report(stored([], { instrument: { id: 'another', version: '1', official: true, behaviours: 'twenty' } })),
  )
  expect(doctor).toContain(`7. ${itemLabels[7]?.en} Yes`)
  expect(doctor).not.toContain('Copyright')
})
