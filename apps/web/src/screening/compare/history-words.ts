import type { history } from '@ankur/content/words/en/screening/history'
import { messages } from '../../platform/messages.ts'

export const historyWords = messages<typeof history>(
  Object.values(import.meta.glob('@words/*/screening/history.ts', { import: 'history' })),
)
