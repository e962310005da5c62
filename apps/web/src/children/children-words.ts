import type { children } from '@ankur/content/words/en/children/children'
import { messages } from '../platform/messages.ts'

export const childrenWords = messages<typeof children>(
  Object.values(import.meta.glob('@words/*/children/children.ts', { import: 'children' })),
)
