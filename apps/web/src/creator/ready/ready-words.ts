import type { creatorReady } from '@ankur/content/words/en/creator/creator-ready'
import { messages } from '../../platform/messages.ts'

export const readyWords = messages<typeof creatorReady>(
  Object.values(import.meta.glob('@words/*/creator/creator-ready.ts', { import: 'creatorReady' })),
)
