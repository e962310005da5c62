import type * as english from '@ankur/content/words/en/sets/paper-form'
import type { Language } from '@ankur/content'
import { inEveryLanguage } from '../../platform/load-messages.ts'

const found = inEveryLanguage<typeof english>(Object.values(import.meta.glob('@words/*/sets/paper-form.ts', { eager: true })))

/** Its own messages, with those of the question pages. */
export function paperFormWords(language: Language) {
  const { screening, questions, extra, paperForm } = found[language]
  return { ...screening, ...questions, extra, ...paperForm }
}
