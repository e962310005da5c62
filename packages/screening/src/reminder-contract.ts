import * as z from 'zod/mini'
import { reminderKinds } from './reminder.ts'

/** Answer of `GET /api/assessments/:id/reminder`. */
export const reminderStateSchema = z.object({
  /** The address of the reminder email. */
  to: z.string(),
  /** No reminder is sent until the address is confirmed. */
  isConfirmed: z.boolean(),
  /** The available or requested reminder; null if there is nothing to remind of. */
  kind: z.nullable(z.enum(reminderKinds)),
  dueAt: z.nullable(z.iso.datetime()),
  isAsked: z.boolean(),
  /** Null until the email is sent. */
  sentAt: z.nullable(z.iso.datetime()),
})
export type ReminderState = z.output<typeof reminderStateSchema>
