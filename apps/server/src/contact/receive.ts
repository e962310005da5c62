/**
 * Receives a message: stores it and queues its mails in one transaction, and only once if it is sent repeatedly.
 *
 * The copy may go to another person's address, so the limits count per network, per recipient of the copy, and in total, because
 * each mail also delays other families' mails.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { contactFields, type ContactMessage } from '@ankur/content/contact/message'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { mailsOfNetwork } from '../platform/mail/outbox.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import { copyMail, operatorMail } from './mails.ts'
import { newReference } from './reference.ts'
import { findReference, insertMessage, lockDigest } from './store.ts'

const HOUR = 60 * 60
export const contactLimits = {
  ofNetwork: { name: 'contact-network', points: 10, durationSeconds: HOUR },
  ofAddress: { name: 'contact-address', points: 5, durationSeconds: 24 * HOUR },
  ofAll: { name: 'contact-all', points: 300, durationSeconds: 24 * HOUR },
} as const satisfies Record<string, LimitRule>

/** Without an idempotency key, the same text within this time is the same message: a double click, a reload. */
const SAME_TEXT_MS = 10 * 60_000

export interface ContactReceipt {
  readonly reference: string
  readonly isNew: boolean
}

export async function receiveMessage(platform: Platform, message: ContactMessage, network: string): Promise<ContactReceipt> {
  const { db, clock, config } = platform
  const digest = digestOf(config.authSecret, message)
  const now = new Date(clock.nowMs())
  const since = new Date(message.key === undefined ? now.getTime() - SAME_TEXT_MS : 0)
  if (await isFlooding(platform, network)) {
    const known = await findReference(db, digest, since)
    if (known !== null) return { reference: known, isNew: false }
    await platform.limits.limiter(contactLimits.ofNetwork).take(network)
  }
  return await db.transaction(async (tx) => {
    await lockDigest(tx, digest)
    const known = await findReference(tx, digest, since)
    if (known !== null) return { reference: known, isNew: false }

    await takeFromLimits(platform, tx, { network, email: message.email })
    const reference = newReference(config)
    const { language = 'en', ...written } = message
    await insertMessage(tx, { ...written, id: randomUUID(), reference, digest, language, receivedAt: now })
    if (config.contactTo !== null) await platform.mailer.queue(tx, operatorMail(config.contactTo, reference, message))
    await platform.mailer.queue(tx, copyMail(reference, message))
    return { reference, isNew: true }
  })
}

/** Checked before the transaction, so that a flood is cheap; a repeated message still gets its reference. */
async function isFlooding({ limits }: Platform, network: string): Promise<boolean> {
  return !(await limits.limiter(contactLimits.ofNetwork).get(network)).allowed
}

/** Counts in the message's transaction, so refused messages are not counted. The fixed order prevents deadlocks. */
async function takeFromLimits({ limits }: Platform, tx: Queryable, { network, email }: { network: string; email: string }) {
  await limits.limiter(contactLimits.ofNetwork, tx).take(network)
  await limits.limiter(mailsOfNetwork, tx).take(network)
  await limits.limiter(contactLimits.ofAddress, tx).take(email)
  await limits.limiter(contactLimits.ofAll, tx).take('all')
}

/** A keyed digest, so that a copy of the table cannot be searched for guessed texts. */
function digestOf(secret: string, message: ContactMessage): Buffer {
  const parts = [message.key ?? null, ...contactFields.map((field) => message[field])]
  return createHmac('sha256', secret)
    .update(`contact-digest\0${JSON.stringify(parts)}`)
    .digest()
}
