import type { childForm } from '@ankur/content/words/en/child-form'
import { messages } from '../platform/messages.ts'

export const childFormWords = messages<typeof childForm>(
  Object.values(import.meta.glob('@words/*/child-form.ts', { import: 'childForm' })),
)
