export { reminderRecords, remindersEnd } from './reminder-records.ts'
export { registerReminders } from './routes.ts'
