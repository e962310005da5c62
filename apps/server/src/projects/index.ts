export { projectRecords } from './project-records.ts'
export { registerProjects } from './routes.ts'
