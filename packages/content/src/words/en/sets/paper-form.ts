export { extra } from '../extra.ts'
export { paperForm } from '../paper-form.ts'
export { questions } from '../questions.ts'
export { screening } from '../screening.ts'
