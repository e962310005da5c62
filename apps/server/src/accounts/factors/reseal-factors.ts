import type { Queryable } from '../../platform/db/database.ts'
import { seal, unseal } from '../keys/sealed.ts'
import { deriveSecrets } from '../keys/secrets.ts'

/** The secrets of authenticator apps under another secret of the installation. Recovery codes are keyed hashes and end. */
export async function resealFactors(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly factors: number; readonly recoveryCodesOf: number }> {
  const [old, next] = [deriveSecrets(from).factorSeal, deriveSecrets(to).factorSeal]
  const rows = await tx.query<{ id: string; sealed_secret: Buffer }>('select id, sealed_secret from factors for update')
  for (const { id, sealed_secret: sealed } of rows) {
    await tx.query('update factors set sealed_secret = $2 where id = $1', [id, seal(next, id, unseal(old, id, sealed))])
  }
  const ended = await tx.query<{ user_id: string }>('delete from recovery_codes returning user_id')
  return { factors: rows.length, recoveryCodesOf: new Set(ended.map(({ user_id }) => user_id)).size }
}
