export { projectRecords } from './project-records.ts'
export { registerProjects } from './routes.ts'
export { plainProjects } from './sealed-project.ts'
