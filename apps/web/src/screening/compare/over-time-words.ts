import type { overTime } from '@ankur/content/words/en/screening/over-time'
import { messages } from '../../platform/messages.ts'

/** The results of one child over time, on the dashboard and on the page of all of them. */
export const overTimeWords = messages<typeof overTime>(
  Object.values(import.meta.glob('@words/*/screening/over-time.ts', { import: 'overTime' })),
)
