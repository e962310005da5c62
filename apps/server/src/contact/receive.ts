/**
 * Takes in one message: stored and queued for mailing in one transaction, once however often it is sent.
 *
 * The copy goes to an address that a stranger may have typed for somebody else, so the limits count three ways: who
 * sends, who would get the copy, and all of them together, since each mail also delays those of other families.
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

/** Without a key of the browser's, the same text is the same message for this long: a double press, a reloaded answer. */
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

/** Looked at first, so that a flood costs no transactions; who asks after a message of theirs is answered all the same. */
async function isFlooding({ limits }: Platform, network: string): Promise<boolean> {
  return !(await limits.limiter(contactLimits.ofNetwork).get(network)).allowed
}

/** In the message's own transaction: what is refused counts nowhere. Always in this order, so that none waits for another. */
async function takeFromLimits({ limits }: Platform, tx: Queryable, { network, email }: { network: string; email: string }) {
  await limits.limiter(contactLimits.ofNetwork, tx).take(network)
  await limits.limiter(mailsOfNetwork, tx).take(network)
  await limits.limiter(contactLimits.ofAddress, tx).take(email)
  await limits.limiter(contactLimits.ofAll, tx).take('all')
}

/** Keyed, so that a copy of the table cannot be searched for guessed words. */
function digestOf(secret: string, message: ContactMessage): Buffer {
  const parts = [message.key ?? null, ...contactFields.map((field) => message[field])]
  return createHmac('sha256', secret)
    .update(`contact-digest\0${JSON.stringify(parts)}`)
    .digest()
}
