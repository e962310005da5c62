import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { uploadsPerDay } from './open-upload.ts'
import { toUpload } from './routes.ts'
import { deleteUploads, forgetFile, holdsUploads, loadUploads } from './store.ts'

export { registerUploads } from './routes.ts'

/** Data about a family's videos. The files are deleted with the account, or shortly after if the storage fails. */
export function uploadRecords(platform: Platform): RecordHolder {
  return {
    holds: holdsUploads,
    load: async (db, { userId }) => ({ uploads: (await loadUploads(db, userId)).map(toUpload) }),
    async erase(tx, { userId }) {
      await platform.limits.limiter(uploadsPerDay, tx).reset(userId)
      await eraseUploads(platform, tx, userId, ['receiving', 'checking', 'checked', 'refused'])
    },
  }
}

/** Withdrawing the consent ends running uploads. Checked videos are already deleted. */
export function uploadConsentEffect(platform: Platform): ConsentEffect {
  return { purpose: 'video', withdrawn: (tx, userId) => eraseUploads(platform, tx, userId, ['receiving', 'checking']) }
}

/** Deletes files before the transaction commits: if it fails, only a file is lost that can be sent again; otherwise a file could remain. */
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
      (error: unknown) => log.error({ err: error }, 'Deleting a video failed; it will be retried'),
    )
    if (isGone) await forgetFile(tx, id, at)
  }
}
