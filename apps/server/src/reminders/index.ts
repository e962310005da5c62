export { reminderRecords, reminderConsentEffect } from './reminder-records.ts'
export { registerReminders } from './routes.ts'
