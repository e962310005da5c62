import type { offline } from '@ankur/content/words/en/offline'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const offlineWords = inEveryLanguage<typeof offline>(
  Object.values(import.meta.glob('@words/*/offline.ts', { import: 'offline', eager: true })),
)
