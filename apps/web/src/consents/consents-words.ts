import type { consents } from '@ankur/content/words/en/accounts/consents'
import { messages } from '../platform/messages.ts'

export const consentsWords = messages<typeof consents>(
  Object.values(import.meta.glob('@words/*/accounts/consents.ts', { import: 'consents' })),
)
