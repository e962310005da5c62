import type * as english from '@ankur/content/words/en/sets/help-page'
import type { Language } from '@ankur/content'
import { inEveryLanguage } from '../../platform/load-messages.ts'

const found = inEveryLanguage<typeof english>(Object.values(import.meta.glob('@words/*/sets/help-page.ts', { eager: true })))

export function helpWords(language: Language) {
  return { ...found[language].help, ...found[language].places }
}
