import type { materials } from '@ankur/content/words/en/materials'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const materialsWords = inEveryLanguage<typeof materials>(
  Object.values(import.meta.glob('@words/*/materials.ts', { import: 'materials', eager: true })),
)
