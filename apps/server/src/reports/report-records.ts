import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import { reportLimits } from './limits.ts'
import { loadReportMails } from './mail-store.ts'
import { deleteSharesOf, loadShares } from './share-store.ts'

/** Mails and links of reports. They hang on an assessment, and go with it. */
export function reportRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({
      reportMails: await loadReportMails(db, userId),
      shareLinks: await loadShares(db, userId),
    }),
    async erase(tx, { userId }) {
      for (const rule of Object.values(reportLimits)) await limits.limiter(rule, tx).reset(userId)
    },
  }
}

/** Without the consent no link opens any more. */
export const sharingEnds: ConsentEffect = { purpose: 'sharing', withdrawn: deleteSharesOf }
