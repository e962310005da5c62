import type { consents } from '@ankur/content/words/en/consents'
import { messages } from '../platform/messages.ts'

export const consentsWords = messages<typeof consents>(
  Object.values(import.meta.glob('@words/*/consents.ts', { import: 'consents' })),
)
