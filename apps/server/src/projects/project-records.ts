import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { countDrawings, loadDrawings } from './drawing-store.ts'
import { countShares, loadShares } from './share-store.ts'
import { countProjects, haveProjects, loadProjects } from './store.ts'
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

/** Games, their drawings and links. They are deleted by cascade with the account. */
export function projectRecords({ limits }: Platform): RecordHolder {
  return {
    holds: haveProjects,
    load: async (db, { userId }) => ({
      games: await loadProjects(db, userId),
      gameDrawings: await loadDrawings(db, userId),
      gameLinks: await loadShares(db, userId),
    }),
    count: async (db, { userId }) => ({
      games: await countProjects(db, userId),
      gameDrawings: await countDrawings(db, userId),
      gameLinks: await countShares(db, userId),
    }),
    async erase(tx, { userId }) {
      for (const rule of Object.values(projectLimits)) await limits.limiter(rule, tx).reset(userId)
    },
  }
}
