import type { aboutUs } from '@ankur/content/words/en/site/about-us'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const aboutUsWords = inEveryLanguage<typeof aboutUs>(
  Object.values(import.meta.glob('@words/*/site/about-us.ts', { import: 'aboutUs', eager: true })),
)
export type AboutUsWord = keyof typeof aboutUs
