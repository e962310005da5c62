import type { creator } from '@ankur/content/words/en/creator'
import { messages } from '../platform/messages.ts'

export const creatorWords = messages<typeof creator>(
  Object.values(import.meta.glob('@words/*/creator.ts', { import: 'creator' })),
)
