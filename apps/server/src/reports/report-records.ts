import type { RecordHolder } from '../accounts/index.ts'
import type { ConsentEffect } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import { loadReportMails } from './mail-store.ts'
import { deleteSharesOf, loadShares } from './share-store.ts'

const DAY = 24 * 60 * 60

/**
 * The recipient may be another person, so mails are counted per sender and per recipient. Papers are limited because drawing
 * them uses processor time.
 */
export const reportLimits = {
  papers: { name: 'report-papers', points: 60, durationSeconds: 60 * 60 },
  mails: { name: 'report-mails', points: 5, durationSeconds: DAY },
  shares: { name: 'report-shares', points: 20, durationSeconds: DAY },
} as const satisfies Record<string, LimitRule>

export const mailsToAddress: LimitRule = { name: 'report-mails-to', points: 5, durationSeconds: DAY }

/** High, because a whole clinic may share one IP address. */
export const openingsOfNetwork: LimitRule = { name: 'share-openings', points: 120, durationSeconds: 60 * 60 }

/** Mails and links of reports. They belong to an assessment and are deleted with it. */
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

/** Withdrawing the consent disables all links. */
export const sharingConsentEffect: ConsentEffect = { purpose: 'sharing', withdrawn: deleteSharesOf }
