export { reportRecords, sharingEnds } from './report-records.ts'
export { registerReports } from './routes.ts'
