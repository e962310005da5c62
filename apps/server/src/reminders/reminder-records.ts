import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import { deleteRemindersOf, loadReminders } from './store.ts'

/** Each may become a mail to an address that nobody has confirmed. */
export const asksPerDay: LimitRule = { name: 'reminder-asks', points: 20, durationSeconds: 24 * 60 * 60 }

/** Reminders hang on an assessment, and go with it. */
export function reminderRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ reminders: await loadReminders(db, userId) }),
    erase: (tx, { userId }) => limits.limiter(asksPerDay, tx).reset(userId),
  }
}

/** Without the consent no reminder is kept, and none that waits in the outbox leaves it. */
export const remindersEnd: ConsentEffect = { purpose: 'reminders', withdrawn: deleteRemindersOf }
