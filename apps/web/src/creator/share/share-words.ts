import type { creatorShare } from '@ankur/content/words/en/creator/creator-share'
import { messages } from '../../platform/messages.ts'

export const shareWords = messages<typeof creatorShare>(
  Object.values(import.meta.glob('@words/*/creator/creator-share.ts', { import: 'creatorShare' })),
)
