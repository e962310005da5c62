import type { agePath } from '@ankur/content/words/en/children/age-path'
import { messages } from '../platform/messages.ts'

export const agePathWords = messages<typeof agePath>(
  Object.values(import.meta.glob('@words/*/children/age-path.ts', { import: 'agePath' })),
)
