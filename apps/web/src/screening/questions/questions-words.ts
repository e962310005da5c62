import type { questions } from '@ankur/content/words/en/questions'
import { messages } from '../../platform/messages.ts'

export const questionsWords = messages<typeof questions>(
  Object.values(import.meta.glob('@words/*/questions.ts', { import: 'questions' })),
)
