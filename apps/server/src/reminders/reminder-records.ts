import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import { deleteRemindersOf, loadReminders } from './store.ts'

/** Limited, because each reminder may cause a mail to an unconfirmed address. */
export const asksPerDay: LimitRule = { name: 'reminder-asks', points: 20, durationSeconds: 24 * 60 * 60 }

/** Reminders belong to an assessment and are deleted with it. */
export function reminderRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ reminders: await loadReminders(db, userId) }),
    erase: (tx, { userId }) => limits.limiter(asksPerDay, tx).reset(userId),
  }
}

/** Withdrawing the consent deletes all reminders, also those queued in the outbox. */
export const reminderConsentEffect: ConsentEffect = { purpose: 'reminders', withdrawn: deleteRemindersOf }
