/**
 * What a model's text may never bring in, beside the banned words of all texts: causes and other names, treatments, false
 * comfort, chances, places, addresses. A word counts only where the sentence that was to be put in other words has it not.
 */
import { bannedWords, findWords, listed } from '../banned-words.ts'
import type { Language } from '../language.ts'

const neverSaid = /* @__PURE__ */ listed('neverSaid')

const addresses = /https?:|www\.|[\w-]+\.(com|org|in|net|gov|io)\b|@|\+?\d[\d -]{5,}\d/i

/** The words and addresses in a text that its source does not have and a model may not say. */
export function foundNeverSaid(text: string, source: string, language: Language): string[] {
  const words = findWords(text, [...bannedWords[language], ...neverSaid[language]])
  const brought = words.filter((word) => findWords(source, [word]).length === 0)
  return addresses.test(text) && !addresses.test(source) ? [...brought, 'address'] : brought
}
