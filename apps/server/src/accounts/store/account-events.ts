import type { Queryable } from '../../platform/db/database.ts'

export type AccountEvent =
  | 'signed_up'
  | 'sign_up_repeated'
  | 'address_confirmed'
  | 'code_refused'
  | 'signed_in'
  | 'sign_in_failed'
  | 'password_recovery_mailed'
  | 'password_changed'
  | 'address_changed'
  | 'refresh_token_reused'
  | 'signed_out'

/** Notes what happened; without an account (`null`) the row says only that somebody tried. */
export async function saveEvent(
  db: Queryable,
  event: { readonly id: string; readonly userId: string | null; readonly event: AccountEvent; readonly at: Date },
): Promise<void> {
  await db.query('INSERT INTO account_events (id, user_id, event, at) VALUES ($1, $2, $3, $4)', [
    event.id,
    event.userId,
    event.event,
    event.at,
  ])
}
