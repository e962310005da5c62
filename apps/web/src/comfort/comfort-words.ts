import type { Language } from '@ankur/content'
import type { comfort } from '@ankur/content/words/en/app/comfort'
import type { NestedWords } from '@ankur/content/words/words'
import { loadMessages } from '../platform/load-messages.ts'

export type ComfortWords = NestedWords<typeof comfort>

const files = Object.values(import.meta.glob('@words/*/app/comfort.ts', { import: 'comfort' }))

export function loadComfortWords(language: Language): Promise<ComfortWords> {
  return loadMessages<typeof comfort>(files, language)
}
