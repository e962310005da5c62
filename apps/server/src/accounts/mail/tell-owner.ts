import type { Queryable } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { alarm } from './alarm.ts'
import type { Client } from '../client.ts'
import { recordEvent } from '../audit-log.ts'
import { lockAccount } from '../store/accounts.ts'

interface OwnerNotice {
  readonly what: 'link_made' | 'link_opened'
  readonly client: Client
}

/**
 * Notes within the caller's transaction what another feature did for an account, and mails its owner. First in that
 * transaction: the account is locked before its rows, as its deletion does.
 */
export async function tellOwner(platform: Platform, tx: Queryable, userId: string, { what, client }: OwnerNotice): Promise<void> {
  // A hosted project keeps the address, and nobody here may write to it.
  if (platform.config.supabase) return
  const account = await lockAccount(tx, userId)
  if (!account) return
  await recordEvent({ platform }, tx, what, userId, client)
  await alarm({ platform }, tx, account, { what, client })
}
