export { holdsAssessments } from './holds-assessments.ts'
export { registerScreening } from './routes.ts'
