import type { PlainTexts } from '@ankur/screening/plain-words/plain-form'
import { messages } from '../platform/messages.ts'

/** Our own twenty questions, in the language of the moment. */
export const ownQuestions = messages<PlainTexts>(
  Object.values(import.meta.glob('../../../../packages/screening/src/plain-words/??.ts', { import: 'plainTexts' })),
)
