import type { Queryable } from '../../platform/db/database.ts'

export interface NewConsent {
  readonly id: string
  readonly userId: string
  readonly purpose: string
  readonly noticeVersion: string
  readonly language: string
  readonly method: string
  readonly at: Date
}

export async function insertConsent(tx: Queryable, consent: NewConsent): Promise<void> {
  await tx.query(
    `INSERT INTO consents (id, user_id, purpose, notice_version, language, method, given_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [consent.id, consent.userId, consent.purpose, consent.noticeVersion, consent.language, consent.method, consent.at],
  )
}
