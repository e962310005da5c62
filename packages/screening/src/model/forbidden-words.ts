/**
 * Words that a model's text must not add, beside the banned words of all texts: causes and diagnosis names, treatments,
 * false comfort, probabilities, places, addresses. A word is an error only if the source sentence does not contain it.
 */
import { bannedWords, findWords, listed } from '../banned-words.ts'
import type { Language } from '../language.ts'

const forbiddenWords = /* @__PURE__ */ listed('forbiddenWords')

const addresses = /https?:|www\.|[\w-]+\.(com|org|in|net|gov|io)\b|@|\+?\d[\d -]{5,}\d/i

/** The forbidden words and addresses in a text that its source does not contain. */
export function foundForbidden(text: string, source: string, language: Language): string[] {
  const words = findWords(text, [...bannedWords[language], ...forbiddenWords[language]])
  const brought = words.filter((word) => findWords(source, [word]).length === 0)
  return addresses.test(text) && !addresses.test(source) ? [...brought, 'address'] : brought
}
