export { assessmentRecords } from './assessment-records.ts'
export { registerScreening } from './routes.ts'
