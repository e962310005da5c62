export { reminderRecords, reminderConsentEffect } from './reminders.ts'
export { registerReminders } from './routes.ts'
