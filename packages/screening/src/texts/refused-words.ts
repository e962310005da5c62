/** Finds words that no text about a child may use; they are in `texts/<language>/index.ts`. */
import { inEachLanguage } from '@ankur/languages'
import type { Language } from '../language.ts'
import { refusedWords } from './every-language.ts'

/** Words that must not appear in a text about a child's result. */
export const bannedWords: Readonly<Record<Language, readonly string[]>> = /* @__PURE__ */ listed('banned')

/** The words of one list, split. */
export function listed(kind: 'banned' | 'forbiddenWords' | 'ofTheFace'): Record<Language, readonly string[]> {
  return inEachLanguage((language) => refusedWords[language][kind].flatMap((line) => line.split(', ')))
}

/** The banned words that a text uses, as whole words. */
export function findBannedWords(text: string, language: Language): string[] {
  return findWords(text, bannedWords[language])
}

/** The words from this list that a text uses, as whole words in any letter case; a star matches any ending. */
export function findWords(text: string, words: readonly string[]): string[] {
  return words.filter((word) => pattern(word).test(text))
}

/**
 * Words that a model's text must not add, beside the banned words of all texts: causes and diagnosis names, treatments,
 * false comfort, probabilities, places, addresses. A word is an error only if the source sentence does not contain it.
 */
const forbiddenWords = /* @__PURE__ */ listed('forbiddenWords')

const addresses = /https?:|www\.|[\w-]+\.(com|org|in|net|gov|io)\b|@|\+?\d[\d -]{5,}\d/i

/** The forbidden words and addresses in a text that its source does not contain. */
export function foundForbidden(text: string, source: string, language: Language): string[] {
  const words = findWords(text, [...bannedWords[language], ...forbiddenWords[language]])
  const brought = words.filter((word) => findWords(source, [word]).length === 0)
  return addresses.test(text) && !addresses.test(source) ? [...brought, 'address'] : brought
}

function pattern(word: string): RegExp {
  const letters = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = word.endsWith('*') || word === '%' ? '' : '(?![\\p{L}\\p{M}])'
  const start = word === '%' ? '' : '(?<![\\p{L}\\p{M}])'
  return new RegExp(`${start}${letters}${end}`, 'iu')
}
