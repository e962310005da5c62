import { inEachLanguage } from '@ankur/languages'
import type { Language } from './language.ts'
import { refusedWords } from './texts/every-language.ts'

/** Words that no text about a child's result may use: `texts/<language>/refused-words.ts`. */
export const bannedWords: Readonly<Record<Language, readonly string[]>> = /* @__PURE__ */ listed('banned')

/** A list of one kind, word by word. */
export function listed(kind: 'banned' | 'neverSaid' | 'ofTheFace'): Record<Language, readonly string[]> {
  return inEachLanguage((language) => refusedWords[language][kind].flatMap((line) => line.split(', ')))
}

/** The banned words that a text uses, as whole words. */
export function findBannedWords(text: string, language: Language): string[] {
  return findWords(text, bannedWords[language])
}

/** Which of these words a text uses, whole and in any case; a star stands for any ending. */
export function findWords(text: string, words: readonly string[]): string[] {
  return words.filter((word) => pattern(word).test(text))
}

function pattern(word: string): RegExp {
  const letters = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = word.endsWith('*') || word === '%' ? '' : '(?![\\p{L}\\p{M}])'
  const start = word === '%' ? '' : '(?<![\\p{L}\\p{M}])'
  return new RegExp(`${start}${letters}${end}`, 'iu')
}
