import * as z from 'zod/mini'
import { reminderKinds } from './reminder.ts'

/** Answer of `GET /api/assessments/:id/reminder`. */
export const reminderStateSchema = z.object({
  /** Where a mail would go. */
  to: z.string(),
  /** Until the address is confirmed no reminder leaves. */
  isConfirmed: z.boolean(),
  /** What can be asked for, or was; null when there is nothing to be reminded of. */
  kind: z.nullable(z.enum(reminderKinds)),
  dueAt: z.nullable(z.iso.datetime()),
  isAsked: z.boolean(),
  /** Null until the mail is on its way. */
  sentAt: z.nullable(z.iso.datetime()),
})
export type ReminderState = z.output<typeof reminderStateSchema>
