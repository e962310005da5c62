/**
 * The two secrets of one mail: a link of 256 random bits, kept as its SHA-256, and a code of 6 digits, kept as a
 * keyed MAC. Neither follows from the other, nor from the database.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Queryable } from '../platform/db/database.ts'
import type { Accounts } from './accounts.ts'
import { mac } from './keys/secrets.ts'
import { replaceOneTimeToken } from './store/one-time-tokens.ts'

const CODE_DIGITS = 6
const CODE_LIFETIME_MS = 10 * 60 * 1000
const SIGN_UP_LIFETIME_MS = 24 * 60 * 60 * 1000
/** What tells GET /verify that the browser which began the flow waits with its verifier. */
export const PKCE_PREFIX = 'pkce_'

export interface MailSecrets {
  readonly link: string
  readonly code: string
}

/** Makes the secrets of a confirmation mail; those of an earlier one stop working. */
export async function issueSignUpSecrets(
  accounts: Accounts,
  tx: Queryable,
  { userId, email, flowId }: { readonly userId: string; readonly email: string; readonly flowId: string | null },
): Promise<MailSecrets> {
  const nowMs = accounts.platform.clock.nowMs()
  const link = `${flowId ? PKCE_PREFIX : ''}${randomBytes(32).toString('hex')}`
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await replaceOneTimeToken(tx, {
    userId,
    purpose: 'signup',
    relatesTo: email,
    linkHash: hashSecret(link),
    codeMac: codeMac(accounts, 'signup', email, code),
    flowId,
    at: new Date(nowMs),
    linkExpiresAt: new Date(nowMs + SIGN_UP_LIFETIME_MS),
    codeExpiresAt: new Date(nowMs + CODE_LIFETIME_MS),
  })
  return { link, code }
}

/** For secrets too long to guess: nothing slower is needed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function codeMac({ secrets }: Accounts, purpose: string, email: string, code: string): Buffer {
  return mac(secrets.mailCodes, purpose, email, code)
}
