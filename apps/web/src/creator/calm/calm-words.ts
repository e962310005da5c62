import type { creatorCalm } from '@ankur/content/words/en/creator/creator-calm'
import { messages } from '../../platform/messages.ts'

export const calmWords = messages<typeof creatorCalm>(
  Object.values(import.meta.glob('@words/*/creator/creator-calm.ts', { import: 'creatorCalm' })),
)
