import type { creatorLevel } from '@ankur/content/words/en/creator/creator-level'
import { messages } from '../../platform/messages.ts'

export const levelWords = messages<typeof creatorLevel>(
  Object.values(import.meta.glob('@words/*/creator/creator-level.ts', { import: 'creatorLevel' })),
)
