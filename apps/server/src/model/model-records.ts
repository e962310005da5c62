import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteModelTexts, loadModelTexts } from './store.ts'

const daySeconds = 24 * 60 * 60

export const rewordingsPerDay = { name: 'model-rewordings', points: 20, durationSeconds: daySeconds }
export const descriptionsPerDay = { name: 'model-descriptions', points: 10, durationSeconds: daySeconds }

/** Texts in a model's words hang on an assessment, and go with it. Pictures and their descriptions are not kept at all. */
export function modelRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ modelTexts: await loadModelTexts(db, userId) }),
    async erase(tx, { userId }) {
      for (const rule of [rewordingsPerDay, descriptionsPerDay]) await limits.limiter(rule, tx).reset(userId)
    },
  }
}

/** Without the consent our own texts are all there is. */
export const modelEnds: ConsentEffect = { purpose: 'model', withdrawn: deleteModelTexts }
