import { createHmac, randomBytes } from 'node:crypto'
import { digitsOf, stepsAround, toBase32 } from '@ankur/accounts/totp'
import type { Accounts } from '../accounts.ts'
import { isSameBytes } from '../keys/secrets.ts'
import { seal, unseal } from '../keys/sealed.ts'
import type { FactorRow } from '../store/factors.ts'

/** As long as the hash that uses it. */
const SECRET_BYTES = 20

export function newTotpSecret({ secrets }: Accounts, factorId: string): { readonly base32: string; readonly sealed: Buffer } {
  const secret = randomBytes(SECRET_BYTES)
  return { base32: toBase32(secret), sealed: seal(secrets.factorSeal, factorId, secret.toString('base64')) }
}

/** The step that a code is for, if it is right and later than every code that was taken; null otherwise. */
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
