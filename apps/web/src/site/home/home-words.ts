import type { home } from '@ankur/content/words/en/site/home'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const homeWords = inEveryLanguage<typeof home>(
  Object.values(import.meta.glob('@words/*/site/home.ts', { import: 'home', eager: true })),
)
