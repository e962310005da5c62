export { followUp } from '@ankur/content/words/pa/follow-up'
export { followUpQuestions } from '@ankur/content/words/pa/follow-up-questions'
