import type { ownChildren } from '@ankur/content/words/en/children/own-children'
import { messages } from '../platform/messages.ts'

export const ownChildrenWords = messages<typeof ownChildren>(
  Object.values(import.meta.glob('@words/*/children/own-children.ts', { import: 'ownChildren' })),
)
