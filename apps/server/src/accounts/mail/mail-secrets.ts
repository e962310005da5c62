/**
 * The two secrets of one mail: a link of 256 random bits, stored as its SHA-256, and a code of 6 digits, stored as a
 * keyed MAC. Neither can be derived from the other or from the database.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Queryable } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { Accounts } from '../accounts.ts'
import { mac } from '../keys/secrets.ts'
import { replaceOneTimeToken, saveMailOfToken } from '../store/one-time-tokens.ts'
import type { MailPurpose } from '../store/one-time-tokens.ts'

const CODE_DIGITS = 6
const CODE_LIFETIME_MS = 10 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** How long a link is valid, in milliseconds. A mail with a code to change the password has no link. */
const linkLifetimesMs: Readonly<Record<MailPurpose, number>> = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_old: 24 * HOUR_MS,
  reauthentication: CODE_LIFETIME_MS,
  magiclink: HOUR_MS,
}
/** A mail that the mail server does not accept is dropped after about a day. */
const LONGEST_WAIT_MS = 26 * HOUR_MS
/** Tells GET /verify that the link belongs to a PKCE flow, whose browser holds the verifier. */
export const PKCE_PREFIX = 'pkce_'

export interface MailSecrets {
  readonly link: string
  readonly code: string
}

/** Creates the secrets of a mail; those of an earlier mail for the same purpose stop working. */
export async function issueMailSecrets(
  accounts: Accounts,
  tx: Queryable,
  purpose: MailPurpose,
  { userId, email, flowId }: { readonly userId: string; readonly email: string; readonly flowId: string | null },
): Promise<MailSecrets> {
  const nowMs = accounts.platform.clock.nowMs()
  // Nobody knows the secrets while the mail is queued, so their lifetime starts when the mail is sent.
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

/** Queues the mail that contains the secrets of a purpose, and links them, so that their lifetime starts when it is sent. */
export async function queueWithSecrets(
  { platform }: Accounts,
  tx: Queryable,
  { userId, purpose, mail }: { readonly userId: string; readonly purpose: MailPurpose; readonly mail: Mail },
): Promise<void> {
  await saveMailOfToken(tx, { userId, purpose, mailId: await platform.mailer.queue(tx, mail) })
}

/** A fast hash is enough for secrets that are too long to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function codeMac({ secrets }: Accounts, purpose: string, email: string, code: string): Buffer {
  return mac(secrets.mailCodes, purpose, email, code)
}
