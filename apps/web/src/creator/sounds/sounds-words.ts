import type { creatorSounds } from '@ankur/content/words/en/creator-sounds'
import { messages } from '../../platform/messages.ts'

export const soundsWords = messages<typeof creatorSounds>(
  Object.values(import.meta.glob('@words/*/creator-sounds.ts', { import: 'creatorSounds' })),
)
