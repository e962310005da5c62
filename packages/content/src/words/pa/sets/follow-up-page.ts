export { followUp } from '../follow-up.ts'
export { followUpQuestions } from '../follow-up-questions.ts'
