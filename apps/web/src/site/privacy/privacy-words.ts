import type { privacy } from '@ankur/content/words/en/privacy'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const privacyWords = inEveryLanguage<typeof privacy>(
  Object.values(import.meta.glob('@words/*/privacy.ts', { import: 'privacy', eager: true })),
)
