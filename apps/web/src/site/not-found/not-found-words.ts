import type { notFound } from '@ankur/content/words/en/app/not-found'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const notFoundWords = inEveryLanguage<typeof notFound>(
  Object.values(import.meta.glob('@words/*/app/not-found.ts', { import: 'notFound', eager: true })),
)
