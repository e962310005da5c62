import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { toUpload, uploadsPerDay } from './routes.ts'
import { deleteUploads, forgetFile, holdsUploads, listUploads } from './store.ts'

/** What is known of a family's videos. The files go with the account; when their store fails just then, right after. */
export function uploadRecords(platform: Platform): RecordHolder {
  return {
    holds: holdsUploads,
    load: async (db, { userId }) => ({ uploads: (await listUploads(db, userId)).map(toUpload) }),
    async erase(tx, { userId }) {
      await platform.limits.limiter(uploadsPerDay, tx).reset(userId)
      await eraseUploads(platform, tx, userId, ['receiving', 'checking', 'checked', 'refused'])
    },
  }
}

/** Taking the consent back ends what is under way. What was checked is deleted already. */
export function uploadConsent(platform: Platform): ConsentEffect {
  return { purpose: 'video', withdrawn: (tx, userId) => eraseUploads(platform, tx, userId, ['receiving', 'checking']) }
}

/** Should the transaction fail after all, only a file is gone whose sender starts again; the other way round it would stay. */
async function eraseUploads(
  { clock, files, log }: Platform,
  tx: Queryable,
  userId: string,
  states: Parameters<typeof deleteUploads>[2],
): Promise<void> {
  const at = new Date(clock.nowMs())
  for (const id of await deleteUploads(tx, userId, states, at)) {
    const isGone = await files.remove(id).then(
      () => true,
      (error: unknown) => log.error({ err: error }, 'A video could not be deleted; this will be tried again'),
    )
    if (isGone) await forgetFile(tx, id, at)
  }
}
