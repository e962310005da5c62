export { app } from '../app/app.ts'
export { notices } from '../app/notices.ts'
export { screening } from '../screening/screening.ts'
export { site } from '../site/site.ts'
