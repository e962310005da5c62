import type { introduction } from '@ankur/content/words/en/introduction'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const introductionWords = inEveryLanguage<typeof introduction>(
  Object.values(import.meta.glob('@words/*/introduction.ts', { import: 'introduction', eager: true })),
)
