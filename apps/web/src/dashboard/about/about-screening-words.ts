import type { aboutScreening } from '@ankur/content/words/en/app/about-screening'
import { messages } from '../../platform/messages.ts'

export const aboutScreeningWords = messages<typeof aboutScreening>(
  Object.values(import.meta.glob('@words/*/app/about-screening.ts', { import: 'aboutScreening' })),
)
