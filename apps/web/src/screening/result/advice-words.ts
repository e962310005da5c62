import type { advice } from '@ankur/content/words/en/screening/advice'
import { messages } from '../../platform/messages.ts'

/** What a result says: the words of the decision table, which papers and mails use too. */
export const adviceWords = messages<typeof advice>(
  Object.values(import.meta.glob('@words/*/screening/advice.ts', { import: 'advice' })),
)
