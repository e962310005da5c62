import type { results } from '@ankur/content/words/en/results'
import { messages } from '../../platform/messages.ts'

export const resultsWords = messages<typeof results>(
  Object.values(import.meta.glob('@words/*/results.ts', { import: 'results' })),
)
