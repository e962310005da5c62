import type { reminders } from '@ankur/content/words/en/app/reminders'
import { messages } from '../platform/messages.ts'

export const remindersWords = messages<typeof reminders>(
  Object.values(import.meta.glob('@words/*/app/reminders.ts', { import: 'reminders' })),
)
