import type { clips } from '@ankur/content/words/en/uploads/clips'
import { messages } from '../../platform/messages.ts'

export const clipsWords = messages<typeof clips>(
  Object.values(import.meta.glob('@words/*/uploads/clips.ts', { import: 'clips' })),
)
