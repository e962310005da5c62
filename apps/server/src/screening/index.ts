export { registerScreening } from './routes.ts'
