import type { talkAdults } from '@ankur/content/words/en/talk-adults'
import { messages } from '../platform/messages.ts'

/** What the adults' side says. */
export const adultWords = messages<typeof talkAdults>(
  Object.values(import.meta.glob('@words/*/talk-adults.ts', { import: 'talkAdults' })),
)
