import type { LimitRule } from '../rate-limit.ts'

/** What one network may make us mail in an hour, whichever page asks for it: see `lanes.ts` for what all may. */
export const mailsOfNetwork: LimitRule = { name: 'mail-network', points: 40, durationSeconds: 60 * 60 }
