import type { reminders } from '@ankur/content/words/en/reminders'
import { messages } from '../platform/messages.ts'

export const remindersWords = messages<typeof reminders>(
  Object.values(import.meta.glob('@words/*/reminders.ts', { import: 'reminders' })),
)
