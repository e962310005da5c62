import {
  answerWords,
  behaviourWords,
  forDoctorWords,
  getHelpWords,
  headings,
  itemLabels,
  notTreatment,
  playIdeas,
  pleaseNoteWords,
  strengthLines,
  summaryWords,
} from './analysis-texts.ts'
import { expect, test } from 'vitest'
import { strengths, talk } from '../analysis/item-lines.ts'
import { findBannedWords } from './refused-words.ts'
import { screeningLanguages, type Texts } from '../language.ts'

const templates: Texts[] = [
  ...[behaviourWords, strengthLines, strengths, talk, answerWords, forDoctorWords, itemLabels, headings].flatMap(textsOf),
  ...[pleaseNoteWords, summaryWords].flatMap(textsOf),
  ...Object.values(playIdeas).flat(),
  ...getHelpWords,
  notTreatment,
]

function textsOf(words: object): Texts[] {
  return Object.values(words) as Texts[]
}

test('a banned word matches as a whole word, in any letter case, with the endings that a star allows', () => {
  expect(findBannedWords('At RISK of failing, 80%', 'en')).toEqual(['risk*', 'fail*', '%'])
  expect(findBannedWords('A brisk walk to the password page', 'en')).toEqual([])
  expect(findBannedWords('यह सामान्य नहीं है', 'hi')).toEqual(['सामान्य'])
  expect(findBannedWords('ਕੋਈ ਲੱਛਣ ਨਹੀਂ', 'pa')).toEqual(['ਲੱਛਣ'])
})

test.each(screeningLanguages)('no template in %s uses a banned word', (language) => {
  for (const texts of templates) expect(findBannedWords(texts[language], language), texts[language]).toEqual([])
})

test('every template is in the script of its language, with the same placeholders', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const { en, hi, pa } of templates) {
    expect(hi, hi).toMatch(/\p{Script=Devanagari}/u)
    expect(hi, hi).not.toMatch(/\p{Script=Gurmukhi}/u)
    expect(pa, pa).toMatch(/\p{Script=Gurmukhi}/u)
    // Both languages use the full stop of the Devanagari block.
    expect(pa.replaceAll('।', ''), pa).not.toMatch(/\p{Script=Devanagari}/u)
    expect(places(hi)).toEqual(places(en))
    expect(places(pa)).toEqual(places(en))
  }
})
