import type { Queryable } from '../db/database.ts'
import { rewrapKey, wrappingKey } from './data-key.ts'

/** Wraps every family key with another secret. A key that `from` cannot unwrap was already lost and stays unchanged. */
export async function rewrapKeys(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly rewrapped: number; readonly lost: number }> {
  const [old, next] = [wrappingKey(from), wrappingKey(to)]
  const rows = await tx.query<{ user_id: string; wrapped: Buffer }>('select user_id, wrapped from family_keys for update')
  let rewrapped = 0
  for (const { user_id: userId, wrapped } of rows) {
    const again = orNull(() => rewrapKey(old, next, userId, wrapped))
    if (!again) continue
    await tx.query('update family_keys set wrapped = $2 where user_id = $1', [userId, again])
    rewrapped += 1
  }
  return { rewrapped, lost: rows.length - rewrapped }
}

function orNull(make: () => Buffer): Buffer | null {
  try {
    return make()
  } catch {
    return null
  }
}
