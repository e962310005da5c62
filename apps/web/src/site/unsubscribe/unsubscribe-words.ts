import type { unsubscribe } from '@ankur/content/words/en/unsubscribe'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const unsubscribeWords = inEveryLanguage<typeof unsubscribe>(
  Object.values(import.meta.glob('@words/*/unsubscribe.ts', { import: 'unsubscribe', eager: true })),
)
