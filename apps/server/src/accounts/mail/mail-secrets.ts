/**
 * The two secrets of one mail: a link of 256 random bits, kept as its SHA-256, and a code of 6 digits, kept as a
 * keyed MAC. Neither follows from the other, nor from the database.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Queryable } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Accounts } from '../accounts.ts'
import { mac } from '../keys/secrets.ts'
import { replaceOneTimeToken, saveMailOfToken } from '../store/one-time-tokens.ts'
import type { MailPurpose } from '../store/one-time-tokens.ts'

const CODE_DIGITS = 6
const CODE_LIFETIME_MS = 10 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** How long a link works. A code to change the password comes without one. */
const linkLifetimesMs: Readonly<Record<MailPurpose, number>> = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_old: 24 * HOUR_MS,
  reauthentication: CODE_LIFETIME_MS,
  magiclink: HOUR_MS,
}
/** A mail that the server does not take is given up after about a day. */
const LONGEST_WAIT_MS = 26 * HOUR_MS
/** What tells GET /verify that the browser which began the flow waits with its verifier. */
export const PKCE_PREFIX = 'pkce_'

export interface MailSecrets {
  readonly link: string
  readonly code: string
}

/** Makes the secrets of a mail; those of an earlier one for the same purpose stop working. */
export async function issueMailSecrets(
  accounts: Accounts,
  tx: Queryable,
  purpose: MailPurpose,
  { userId, email, flowId }: { readonly userId: string; readonly email: string; readonly flowId: string | null },
): Promise<MailSecrets> {
  const nowMs = accounts.platform.clock.nowMs()
  // While the mail waits nobody knows its secrets; their time begins with its handover.
  const waitMs = accounts.platform.config.smtpUrl === null ? 0 : LONGEST_WAIT_MS
  const link = `${flowId ? PKCE_PREFIX : ''}${randomBytes(32).toString('hex')}`
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await replaceOneTimeToken(tx, {
    userId,
    purpose,
    relatesTo: email,
    linkHash: hashSecret(link),
    codeMac: codeMac(accounts, purpose, email, code),
    flowId,
    at: new Date(nowMs),
    linkExpiresAt: new Date(nowMs + waitMs + linkLifetimesMs[purpose]),
    codeExpiresAt: new Date(nowMs + waitMs + CODE_LIFETIME_MS),
    linkSeconds: linkLifetimesMs[purpose] / 1000,
    codeSeconds: CODE_LIFETIME_MS / 1000,
  })
  return { link, code }
}

/** Queues the mail in which the secrets of a purpose stand: they age from when it is handed over. */
export async function queueWithSecrets(
  { platform }: Accounts,
  tx: Queryable,
  { userId, purpose, mail }: { readonly userId: string; readonly purpose: MailPurpose; readonly mail: Mail },
): Promise<void> {
  await saveMailOfToken(tx, { userId, purpose, mailId: await platform.mailer.queue(tx, mail) })
}

/** For secrets too long to guess: nothing slower is needed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function codeMac({ secrets }: Accounts, purpose: string, email: string, code: string): Buffer {
  return mac(secrets.mailCodes, purpose, email, code)
}
