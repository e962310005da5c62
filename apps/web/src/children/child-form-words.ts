import type { childForm } from '@ankur/content/words/en/children/child-form'
import { messages } from '../platform/messages.ts'

export const childFormWords = messages<typeof childForm>(
  Object.values(import.meta.glob('@words/*/children/child-form.ts', { import: 'childForm' })),
)
