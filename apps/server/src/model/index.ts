import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import { descriptionsPerDay } from './describe-stills.ts'
import { rewordingsPerDay } from './reword.ts'
import { deleteModelTexts, loadModelTexts } from './store.ts'

export { registerModel } from './routes.ts'
export { plainModelTexts } from './store.ts'

/** Texts of a model belong to an assessment and are deleted with it. Pictures and their descriptions are not stored. */
export function modelRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ modelTexts: await loadModelTexts(db, userId) }),
    async erase(tx, { userId }) {
      for (const rule of [rewordingsPerDay, descriptionsPerDay]) await limits.limiter(rule, tx).reset(userId)
    },
  }
}

/** Withdrawing the consent deletes the texts of a model. */
export const modelConsentEffect: ConsentEffect = { purpose: 'model', withdrawn: deleteModelTexts }
