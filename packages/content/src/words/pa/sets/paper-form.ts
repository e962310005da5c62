export { extra } from '../screening/extra.ts'
export { paperForm } from '../screening/paper-form.ts'
export { questions } from '../screening/questions.ts'
export { screening } from '../screening/screening.ts'
