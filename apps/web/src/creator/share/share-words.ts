import type { creatorShare } from '@ankur/content/words/en/creator-share'
import { messages } from '../../platform/messages.ts'

export const shareWords = messages<typeof creatorShare>(
  Object.values(import.meta.glob('@words/*/creator-share.ts', { import: 'creatorShare' })),
)
