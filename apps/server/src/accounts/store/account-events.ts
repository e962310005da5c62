import type { Queryable } from '../../platform/db/database.ts'
import { randomUUID } from 'node:crypto'
import { browserKind } from '@ankur/accounts'
import type { Platform } from '../../platform/platform.ts'
import type { Client } from '../http/request.ts'

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
  | 'new_device'
  | 'link_made'
  | 'link_opened'
  | 'export_taken'
  | 'factor_added'
  | 'factor_removed'

/**
 * Records an event of an account, with the client where the owner may need to know which device caused it. Without an account
 * (`null`) the row records only an attempt.
 */
export async function recordEvent(
  { platform }: { readonly platform: Pick<Platform, 'clock'> },
  on: Queryable,
  event: AccountEvent,
  userId: string | null,
  client: Client | null = null,
): Promise<void> {
  const at = new Date(platform.clock.nowMs())
  // The kind of browser, such as "Chrome, Android".
  const browser = browserKind(client?.userAgent ?? null)
  await on.query('INSERT INTO account_events (id, user_id, event, at, network, browser) VALUES ($1, $2, $3, $4, $5, $6)', [
    randomUUID(),
    userId,
    event,
    at,
    client?.network ?? null,
    browser,
  ])
}

/** Returns whether the account has any earlier sign-in, and whether one came from this network with this browser. */
export async function loadSignInsLike(
  tx: Queryable,
  userId: string,
  { network, browser }: { readonly network: string; readonly browser: string | null },
): Promise<{ readonly none: boolean; readonly alike: boolean }> {
  const [found] = await tx.query<{ none: boolean; alike: boolean }>(
    `SELECT count(*) = 0 AS none, coalesce(bool_or((network IS NULL OR network = $2) AND browser IS NOT DISTINCT FROM $3), false) AS alike
     FROM account_events WHERE user_id = $1 AND event = 'signed_in'`,
    [userId, network, browser],
  )
  return found ?? { none: true, alike: false }
}

const MAX_SHOWN = 30

interface ShownEvent {
  readonly event: AccountEvent
  readonly at: Date
  readonly browser: string | null
}

/** Returns the newest events first. */
export async function loadActivity(db: Queryable, userId: string): Promise<ShownEvent[]> {
  return await db.query<ShownEvent>(
    'SELECT event, at, browser FROM account_events WHERE user_id = $1 ORDER BY at DESC, id LIMIT $2',
    [userId, MAX_SHOWN],
  )
}
