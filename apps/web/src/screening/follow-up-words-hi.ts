export { followUp } from '@ankur/content/words/hi/follow-up'
export { followUpQuestions } from '@ankur/content/words/hi/follow-up-questions'
