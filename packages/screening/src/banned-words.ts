import { inEachLanguage } from '@ankur/languages'
import type { Language } from './language.ts'
import { refusedWords } from './texts/every-language.ts'

/** Words that must not appear in a text about a child's result: `texts/<language>/refused-words.ts`. */
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

function pattern(word: string): RegExp {
  const letters = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = word.endsWith('*') || word === '%' ? '' : '(?![\\p{L}\\p{M}])'
  const start = word === '%' ? '' : '(?<![\\p{L}\\p{M}])'
  return new RegExp(`${start}${letters}${end}`, 'iu')
}
