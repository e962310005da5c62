/** The longest report that the rules can write still is one sheet of two sides. */
import {
  type OptionalAnswers,
  type Instrument,
  type ItemId,
  type Language,
  plainWords,
  screeningLanguages,
} from '@ankur/screening'
import type { Paper, PaperPage } from '@ankur/screening/report/document'
import { paperText } from '@ankur/screening/report/paper-text'
import { writeReport } from '@ankur/screening/report/write-report'
import { type StoredCase, storedAssessment } from '@ankur/screening/analysis/test-stored'
import { districts, placesOf } from '@ankur/content/districts'
import { expect, test } from 'vitest'
import { drawPaper } from '../platform/pdf/draw-paper.ts'
import { pageCount } from '../platform/pdf/test-paper.ts'
import { placeWords, reportWords } from './report-of.ts'

const all = plainWords.items.map(({ id }) => id)
const middle: ItemId[] = [2, 5, 7, 10, 12, 13, 18]
const birthMonths = ['2025-04', '2024-10', '2024-06', '2024-03', '2022-01', null]
const lostSkills: OptionalAnswers[] = [
  {},
  { lostSkills: true, lostWhat: ['words', 'gestures'] },
  { lostSkills: true, lostWhat: ['movement'] },
]
const hearing: OptionalAnswers[] = [{}, { hearingTested: 'loss' }, { hearingTested: 'normal' }]
const finished: Pick<StoredCase, 'counted' | 'remaining' | 'isExpired'>[] = [
  { counted: [] },
  { counted: [2, 13] },
  { counted: middle, remaining: [] },
  { counted: middle, remaining: middle },
  { counted: middle, isExpired: true },
  { counted: [1, 2, 6, 7, 9, 10, 13, 14] },
  { counted: all },
]
const cases: StoredCase[] = finished.flatMap((answered) =>
  birthMonths.flatMap((birthMonth) =>
    lostSkills.flatMap((lost) =>
      hearing.map((tested): StoredCase => {
        const extra = { worried: true, siblingAutistic: true, weeksEarly: 12, ...lost, ...tested }
        return { ...answered, birthMonth, extra }
      }),
    ),
  ),
)

test('the longest report has two pages in every language, with a name of 24 letters and the longest name of a hospital', async () => {
  for (const language of screeningLanguages) {
    const papers = cases.map((each) => paperOf(each, language))
    for (const page of [0, 1]) {
      const [longest] = papers.toSorted((one, two) => lengthOf(two.pages[page]) - lengthOf(one.pages[page]))
      expect(await pageCount(await drawPaper(longest!, new Date('2026-03-14'))), paperText(longest!.pages[page]!)).toBe(2)
    }
  }
})

function paperOf(given: StoredCase, language: Language): Paper {
  const instrument: Instrument = plainWords
  const { assessment, followUp } = storedAssessment({ ...given, language })
  return writeReport({
    assessment: { ...assessment, answeredBy: 'grandparent' },
    followUp,
    instrument,
    language,
    words: reportWords(language),
    placeWords: placeWords(language),
    district: longestPlace(language),
    childName: 'Gurleenpreetkaur Sandhuva'.slice(0, 24),
    address: 'https://www.ankur-for-families.example.org',
  })
}

function longestPlace(language: Language): string {
  const lengths = districts.map(({ id, names }) => [id, `${names[language]}${placesOf(id)[0]?.name[language]}`.length] as const)
  return lengths.toSorted(([, one], [, two]) => two - one)[0]![0]
}

/** Each line takes room too, however short it is. */
function lengthOf(page: PaperPage | undefined): number {
  const text = page ? paperText(page) : ''
  return text.length + 40 * text.split('\n').length
}
