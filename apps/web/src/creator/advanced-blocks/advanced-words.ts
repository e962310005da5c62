import type { creatorMore } from '@ankur/content/words/en/creator/creator-more'
import { messages } from '../../platform/messages.ts'

export const advancedWords = messages<typeof creatorMore>(
  Object.values(import.meta.glob('@words/*/creator/creator-more.ts', { import: 'creatorMore' })),
)
