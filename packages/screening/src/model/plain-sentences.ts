/** Checks whether a text is in the script of its language, and as easy to read as our own sentences. */
import type { Language } from '@ankur/languages'
import { writing } from '@ankur/languages/scripts'

const longestMean = 15
const longestSentence = 20
/** Flesch-Kincaid grade: a child of 11 reads grade 6. */
const hardestGrade = 6

/** At least nine of ten letters belong to the script of the language. */
export function isInScript(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}|\p{M}/gu)?.length ?? 0
  return letters > 0 && (text.match(scriptOf(language))?.length ?? 0) >= letters * 0.9
}

function scriptOf(language: Language): RegExp {
  return new RegExp(String.raw`\p{Script=${writing[language].script}}`, 'gu')
}

export function isEasy(text: string, language: Language): boolean {
  const sentences = text.split(/(?<=[.?!।])\s+/u).map((sentence) => sentence.split(/\s+/).filter(Boolean))
  const words = sentences.flat()
  const mean = words.length / sentences.length
  if (mean > longestMean || sentences.some(({ length }) => length > longestSentence)) return false
  if (language !== 'en') return true
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * mean + 11.8 * (syllables / words.length) - 15.59 <= hardestGrade
}

/** Counts groups of vowels without a silent final e: accurate enough to tell hard words from short ones. */
function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/e$/, '')
  return Math.max(1, letters.match(/[aeiouy]+/g)?.length ?? 0)
}
