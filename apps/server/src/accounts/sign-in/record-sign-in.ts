import type { Queryable } from '../../platform/db/database.ts'
import { browserKind } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import { queueAlarm } from '../mail/alarm.ts'
import type { Client } from '../client.ts'
import { deviceSince, ownedSince } from './known-device.ts'
import { recordEvent } from '../audit-log.ts'
import { loadSignInsLike } from '../store/account-events.ts'
import type { AccountRow } from '../store/accounts.ts'

/** Records a sign-in, and mails the owner if it comes from a network and browser that were not used before. */
export async function recordSignIn(accounts: Accounts, tx: Queryable, account: AccountRow, client: Client): Promise<void> {
  const here = { network: client.network, browser: browserKind(client.userAgent) }
  const before = await loadSignInsLike(tx, account.id, here)
  await recordEvent(accounts, tx, 'signed_in', account.id, client)
  // The first sign-in is by the person who created the account.
  if (before.none || before.alike) return
  if (deviceSince(accounts, account.email, client.devices, ownedSince(account)) !== null) return
  await recordEvent(accounts, tx, 'new_device', account.id, client)
  await queueAlarm(accounts, tx, account, { what: 'new_device', client })
}
