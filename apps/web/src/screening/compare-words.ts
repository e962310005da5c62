import type { compare } from '@ankur/content/words/en/compare'
import { messages } from '../platform/messages.ts'

/** What two results of one child are grouped by. */
export const compareWords = messages<typeof compare>(
  Object.values(import.meta.glob('@words/*/compare.ts', { import: 'compare' })),
)
