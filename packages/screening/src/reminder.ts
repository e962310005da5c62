/**
 * Chooses the reminder for an assessment: the follow-up questions while they are open, or else the month in which to
 * answer again. There is one at a time: a result with few signs has no follow-up.
 */
import type { FollowUpState } from './follow-up.ts'

export const reminderKinds = ['follow_up', 'rescreen'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const FOLLOW_UP_AFTER_MS = 3 * DAY_MS
/** A reminder delayed for months by a server outage is useless. */
const RESCREEN_ENDS_AFTER_MS = 90 * DAY_MS

export interface DueReminder {
  readonly kind: ReminderKind
  readonly dueMs: number
  /** The time after which the reminder is not sent any more. */
  readonly endsMs: number
}

interface Remindable {
  readonly followUp: { readonly state: FollowUpState; readonly until: string } | null
  readonly rescreenMonth: string | null
}

/** The reminder that can be requested now; null if there is nothing to remind of, or too little time left. */
export function reminderFor({ followUp, rescreenMonth }: Remindable, nowMs: number): DueReminder | null {
  if (followUp?.state === 'pending') {
    const dueMs = nowMs + FOLLOW_UP_AFTER_MS
    const endsMs = Date.parse(followUp.until)
    return dueMs < endsMs ? { kind: 'follow_up', dueMs, endsMs } : null
  }
  if (rescreenMonth === null) return null
  const dueMs = Date.parse(`${rescreenDay(rescreenMonth)}T09:00:00+05:30`)
  return dueMs > nowMs ? { kind: 'rescreen', dueMs, endsMs: dueMs + RESCREEN_ENDS_AFTER_MS } : null
}

/** The first day of the month: ages count in whole months. */
export function rescreenDay(month: string): string {
  return `${month}-01`
}
