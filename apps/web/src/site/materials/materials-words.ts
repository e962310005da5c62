import type { materials } from '@ankur/content/words/en/guides/materials'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const materialsWords = inEveryLanguage<typeof materials>(
  Object.values(import.meta.glob('@words/*/guides/materials.ts', { import: 'materials', eager: true })),
)
