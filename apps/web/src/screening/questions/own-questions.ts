import type { PlainTexts } from '@ankur/screening/texts/texts'
import { messages } from '../../platform/messages.ts'

/** Our own twenty questions, in the current language. */
export const ownQuestions = messages<PlainTexts>(
  Object.values(import.meta.glob('../../../../../packages/screening/src/texts/*/questions.ts', { import: 'plainTexts' })),
)
