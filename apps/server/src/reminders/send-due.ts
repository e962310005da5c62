import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { reminderMail } from './reminder-mail.ts'
import { type Addressee, dropReminders, lockNextFamily, loadDue, markSent } from './store.ts'

/**
 * Queues the mails that are due by the platform's clock, and returns how many. Several processes may run it concurrently: each
 * family is locked by one process, and its mail and the record of it are committed together.
 */
export async function sendDueReminders(platform: Platform): Promise<number> {
  const now = new Date(platform.clock.nowMs())
  const done: string[] = []
  let queued = 0
  for (;;) {
    const outcome = await platform.db.transaction(async (tx) => {
      const family = await lockNextFamily(tx, now, done)
      if (!family) return null
      done.push(family.userId)
      return await remind(platform, tx, family, now)
    })
    if (outcome === null) return queued
    if (outcome === 'queued') queued += 1
  }
}

async function remind(
  platform: Platform,
  tx: Queryable,
  { userId, email, isConfirmed }: Addressee,
  now: Date,
): Promise<'queued' | 'over'> {
  const due = await loadDue(tx, userId, now)
  const open = due.filter(({ isOpen }) => isOpen)
  const over = due.filter(({ isOpen }) => !isOpen)
  if (over.length > 0) {
    const ids = over.map(({ id }) => id)
    await dropReminders(tx, ids)
  }
  const [first] = open
  if (!first || (first.address === null && !isConfirmed)) return 'over'
  const kinds = open.map(({ kind }) => kind)
  const mail = reminderMail(platform.config, { userId, email: first.address ?? email, language: first.language }, kinds)
  const outboxId = await platform.mailer.queue(tx, mail)
  const ids = open.map(({ id }) => id)
  await markSent(tx, ids, outboxId, now)
  return 'queued'
}
