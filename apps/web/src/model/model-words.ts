import type { model } from '@ankur/content/words/en/screening/model'
import { messages } from '../platform/messages.ts'

export const modelWords = messages<typeof model>(
  Object.values(import.meta.glob('@words/*/screening/model.ts', { import: 'model' })),
)
