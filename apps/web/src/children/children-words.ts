import type { children } from '@ankur/content/words/en/children/children'
import { messages } from '../platform/messages.ts'

export const childrenFiles = Object.values(import.meta.glob('@words/*/children/children.ts', { import: 'children' }))

export const childrenWords = messages<typeof children>(childrenFiles)
