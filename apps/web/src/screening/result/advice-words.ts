import type { advice } from '@ankur/content/words/en/screening/advice'
import { messages } from '../../platform/messages.ts'

/** The messages of a result: those of the decision table, which reports and mails use too. */
export const adviceWords = messages<typeof advice>(
  Object.values(import.meta.glob('@words/*/screening/advice.ts', { import: 'advice' })),
)
