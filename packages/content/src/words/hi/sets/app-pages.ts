export { app } from '../app.ts'
export { notices } from '../notices.ts'
export { screening } from '../screening.ts'
export { site } from '../site.ts'
