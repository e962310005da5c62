import type * as english from '@ankur/content/words/en/sets/paper-form'
import type { Language } from '@ankur/content'
import { inEveryLanguage } from '../../platform/load-messages.ts'

const found = inEveryLanguage<typeof english>(Object.values(import.meta.glob('@words/*/sets/paper-form.ts', { eager: true })))

/** Its own words, with what the question pages say of the same things. */
export function paperFormWords(language: Language) {
  const { screening, questions, extra, paperForm } = found[language]
  return { ...screening, ...questions, extra, ...paperForm }
}
