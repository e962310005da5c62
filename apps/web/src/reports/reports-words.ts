import type { reports } from '@ankur/content/words/en/reports/reports'
import { messages } from '../platform/messages.ts'

export const reportsWords = messages<typeof reports>(
  Object.values(import.meta.glob('@words/*/reports/reports.ts', { import: 'reports' })),
)
