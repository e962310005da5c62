import type { yourData } from '@ankur/content/words/en/accounts/your-data'
import { messages } from '../platform/messages.ts'

export const yourDataWords = messages<typeof yourData>(
  Object.values(import.meta.glob('@words/*/accounts/your-data.ts', { import: 'yourData' })),
)
