import type { extra } from '@ankur/content/words/en/screening/extra'
import { messages } from '../../platform/messages.ts'

export const extraWords = messages<typeof extra>(
  Object.values(import.meta.glob('@words/*/screening/extra.ts', { import: 'extra' })),
)
