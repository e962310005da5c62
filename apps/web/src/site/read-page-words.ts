import type { readPage } from '@ankur/content/words/en/app/read-page'
import { inEveryLanguage } from '../platform/load-messages.ts'

/** What only pages that are made at build say, in each language. */
export const readPageWords = inEveryLanguage<typeof readPage>(
  Object.values(import.meta.glob('@words/*/app/read-page.ts', { import: 'readPage', eager: true })),
)
