import type { LimitRule } from '../platform/rate-limit.ts'

/** Each may become a mail to an address that nobody has confirmed. */
export const asksPerDay: LimitRule = { name: 'reminder-asks', points: 20, durationSeconds: 24 * 60 * 60 }
