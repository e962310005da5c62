import type { talkAdults } from '@ankur/content/words/en/talk/talk-adults'
import { messages } from '../platform/messages.ts'

/** The messages of the adults' side. */
export const adultWords = messages<typeof talkAdults>(
  Object.values(import.meta.glob('@words/*/talk/talk-adults.ts', { import: 'talkAdults' })),
)
