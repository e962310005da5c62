import type { creatorPaint } from '@ankur/content/words/en/creator/creator-paint'
import { messages } from '../../platform/messages.ts'

export const paintWords = messages<typeof creatorPaint>(
  Object.values(import.meta.glob('@words/*/creator/creator-paint.ts', { import: 'creatorPaint' })),
)
