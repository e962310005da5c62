import type { whoChecked } from '@ankur/content/words/en/who-checked'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const whoCheckedWords = inEveryLanguage<typeof whoChecked>(
  Object.values(import.meta.glob('@words/*/who-checked.ts', { import: 'whoChecked', eager: true })),
)
