import type { creator } from '@ankur/content/words/en/creator/creator'
import { messages } from '../platform/messages.ts'

export const creatorWords = messages<typeof creator>(
  Object.values(import.meta.glob('@words/*/creator/creator.ts', { import: 'creator' })),
)
