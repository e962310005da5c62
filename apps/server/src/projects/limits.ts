import type { LimitRule } from '../platform/rate-limit.ts'

/** A save may have half a megabyte and is parsed completely. Deletions count too. */
export const projectLimits = {
  saves: { name: 'project-saves', points: 30, durationSeconds: 60 },
  /** A game has up to eight drawings, which a phone sends at once. */
  drawings: { name: 'project-drawings', points: 60, durationSeconds: 60 },
  shares: { name: 'project-shares', points: 60, durationSeconds: 60 * 60 },
} as const satisfies Record<string, LimitRule>

/** High, because a whole school may share one IP address. */
export const playsOfNetwork: LimitRule = { name: 'project-plays', points: 300, durationSeconds: 60 * 60 }

/** Each of those games may have eight drawings. */
export const drawingsOfNetwork: LimitRule = { name: 'project-play-drawings', points: 2400, durationSeconds: 60 * 60 }
