import { createHmac, randomBytes } from 'node:crypto'
import { digitsOf, stepsAround, toBase32 } from '@ankur/accounts/totp'
import type { Accounts } from '../accounts.ts'
import { deriveSecrets, isSameBytes } from '../keys/secrets.ts'
import { seal, unseal } from '../keys/stored-key.ts'
import type { FactorRow } from '../store/factors.ts'
import type { Queryable } from '../../platform/db/database.ts'

/** The length of the hash that uses it. */
const SECRET_BYTES = 20

export function newTotpSecret({ secrets }: Accounts, factorId: string): { readonly base32: string; readonly sealed: Buffer } {
  const secret = randomBytes(SECRET_BYTES)
  return { base32: toBase32(secret), sealed: seal(secrets.factorSeal, factorId, secret.toString('base64')) }
}

/** Returns the time step of a code if it is right and later than every code used before; null otherwise. */
export function stepOfCode({ secrets, platform }: Accounts, factor: FactorRow, code: string): number | null {
  const secret = Buffer.from(unseal(secrets.factorSeal, factor.id, factor.sealed_secret), 'base64')
  const typed = Buffer.from(code)
  for (const step of stepsAround(platform.clock.nowMs())) {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(step))
    const right = Buffer.from(digitsOf(createHmac('sha1', secret).update(counter).digest()))
    if (isSameBytes(typed, right) && step > factor.last_step) return step
  }
  return null
}

/** Encrypts the authenticator secrets with a new secret. Deletes recovery codes, as their keyed hashes become invalid. */
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
