import type { questions } from '@ankur/content/words/en/screening/questions'
import { messages } from '../../platform/messages.ts'

export const questionsWords = messages<typeof questions>(
  Object.values(import.meta.glob('@words/*/screening/questions.ts', { import: 'questions' })),
)
