import type { creatorSettings } from '@ankur/content/words/en/creator/creator-settings'
import { messages } from '../../platform/messages.ts'

export const settingsWords = messages<typeof creatorSettings>(
  Object.values(import.meta.glob('@words/*/creator/creator-settings.ts', { import: 'creatorSettings' })),
)
