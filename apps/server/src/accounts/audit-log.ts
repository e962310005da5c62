import { randomUUID } from 'node:crypto'
import { browserKind } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Client } from './client.ts'
import { saveEvent } from './store/account-events.ts'
import type { AccountEvent } from './store/account-events.ts'

/** Records an event of an account; with the client where the owner may need to know which device caused it. */
export async function recordEvent(
  { platform }: { readonly platform: Pick<Platform, 'clock'> },
  on: Queryable,
  event: AccountEvent,
  userId: string | null,
  client: Client | null = null,
): Promise<void> {
  const at = new Date(platform.clock.nowMs())
  const browser = browserKind(client?.userAgent ?? null)
  await saveEvent(on, { id: randomUUID(), userId, event, at, network: client?.network ?? null, browser })
}
