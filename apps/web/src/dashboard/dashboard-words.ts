import type { dashboard } from '@ankur/content/words/en/app/dashboard'
import { messages } from '../platform/messages.ts'

export const dashboardWords = messages<typeof dashboard>(
  Object.values(import.meta.glob('@words/*/app/dashboard.ts', { import: 'dashboard' })),
)
