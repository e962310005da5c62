import type { stills } from '@ankur/content/words/en/uploads/stills'
import { messages } from '../platform/messages.ts'

export const stillsWords = messages<typeof stills>(
  Object.values(import.meta.glob('@words/*/uploads/stills.ts', { import: 'stills' })),
)
