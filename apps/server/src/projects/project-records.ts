import type { RecordHolder } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { projectLimits } from './limits.ts'
import { countDrawings, loadDrawings } from './drawing-store.ts'
import { countShares, loadShares } from './share-store.ts'
import { countProjects, haveProjects, loadProjects } from './store.ts'

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
