import type { accounts } from '@ankur/content/words/en/accounts/accounts'
import { messages } from '../platform/messages.ts'

export const accountsWords = messages<typeof accounts>(
  Object.values(import.meta.glob('@words/*/accounts/accounts.ts', { import: 'accounts' })),
)
