import type { creatorKept } from '@ankur/content/words/en/creator/creator-kept'
import { messages } from '../../../platform/messages.ts'

export const creatorKeptWords = messages<typeof creatorKept>(
  Object.values(import.meta.glob('@words/*/creator/creator-kept.ts', { import: 'creatorKept' })),
)
