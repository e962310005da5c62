import { randomUUID } from 'node:crypto'
import type { Queryable } from '../platform/db/database.ts'
import type { Accounts } from './accounts.ts'
import { saveEvent } from './store/account-events.ts'
import type { AccountEvent } from './store/account-events.ts'

export async function noteEvent(accounts: Accounts, on: Queryable, event: AccountEvent, userId: string | null): Promise<void> {
  await saveEvent(on, { id: randomUUID(), userId, event, at: new Date(accounts.platform.clock.nowMs()) })
}
