import type { results } from '@ankur/content/words/en/screening/results'
import { messages } from '../../platform/messages.ts'

export const resultsWords = messages<typeof results>(
  Object.values(import.meta.glob('@words/*/screening/results.ts', { import: 'results' })),
)
