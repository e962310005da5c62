export { followUp } from '@ankur/content/words/en/follow-up'
export { followUpQuestions } from '@ankur/content/words/en/follow-up-questions'
