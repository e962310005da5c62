export { followUp } from '../screening/follow-up.ts'
export { followUpQuestions } from '../screening/follow-up-questions.ts'
