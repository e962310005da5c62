export { reportRecords, sharingConsentEffect } from './report-records.ts'
export { registerReports } from './routes.ts'
