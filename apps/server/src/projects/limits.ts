import type { LimitRule } from '../platform/rate-limit.ts'

/** A save may weigh half a megabyte and is read to its last block. Deletions count along. */
export const projectLimits = {
  saves: { name: 'project-saves', points: 30, durationSeconds: 60 },
  /** Eight of a game, as fast as a phone sends them. */
  drawings: { name: 'project-drawings', points: 60, durationSeconds: 60 },
  shares: { name: 'project-shares', points: 60, durationSeconds: 60 * 60 },
} as const satisfies Record<string, LimitRule>

/** A whole school may stand behind one address of the net. */
export const playsOfNetwork: LimitRule = { name: 'project-plays', points: 300, durationSeconds: 60 * 60 }

/** Each of those games may have eight. */
export const drawingsOfNetwork: LimitRule = { name: 'project-play-drawings', points: 2400, durationSeconds: 60 * 60 }
