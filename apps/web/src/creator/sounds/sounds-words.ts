import type { creatorSounds } from '@ankur/content/words/en/creator/creator-sounds'
import { messages } from '../../platform/messages.ts'

export const soundsWords = messages<typeof creatorSounds>(
  Object.values(import.meta.glob('@words/*/creator/creator-sounds.ts', { import: 'creatorSounds' })),
)
