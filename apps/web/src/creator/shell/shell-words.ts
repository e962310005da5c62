import type { creatorShell } from '@ankur/content/words/en/creator/creator-shell'
import { messages } from '../../platform/messages.ts'

export const shellWords = messages<typeof creatorShell>(
  Object.values(import.meta.glob('@words/*/creator/creator-shell.ts', { import: 'creatorShell' })),
)
