import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { DatabaseLog } from '../db/connection.ts'
import type { Limits } from '../rate-limit.ts'
import { lastOpenLane } from './lanes.ts'
import { type QueuedMail, finishMail, keepQueuedMail, leaseDueMail, mailBudget, postponeMail, startMailLife } from './outbox.ts'
import { MAX_HANDOVER_MS, connectMailServer } from './smtp.ts'
import type { MailServer } from './smtp.ts'

const LEASE_MS = 2 * MAX_HANDOVER_MS
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 4 * 60 * 60_000
/** With pauses that double up to four hours, the last attempt is about a day after the first. */
export const MAX_ATTEMPTS = 14

interface Office {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: DatabaseLog
  readonly limits: Limits
}

/**
 * Sends every mail that is due by the platform's clock, and returns how many the mail server accepted. Several processes may
 * call it concurrently. Each mail is sent at least once, and only once unless a process dies between the server's acceptance
 * and saving it.
 *
 * Mail beyond the hourly budget waits for the next hour, the least urgent first (`lanes.ts`). The budget is applied when sending,
 * not when queueing: somebody who causes much mail can delay mail, but cannot block sign-ups.
 */
export async function deliverDue(office: Office, isStopping: () => boolean = () => false): Promise<number> {
  const { config, db, clock, log, limits } = office
  const { smtpUrl } = config
  if (smtpUrl === null) {
    await keepQueuedMail(db, new Date(clock.nowMs()))
    return 0
  }
  const server = connectMailServer({ ...config, smtpUrl })
  const rule = mailBudget(smtpUrl)
  const budget = limits.limiter(rule)
  let taken = 0
  while (!isStopping()) {
    // Checked before sending and counted after: concurrent processes may each send one mail more, but no unsent mail is counted.
    const { used, allowed } = await budget.get('all')
    const lastLane = allowed ? lastOpenLane(used, rule.points) : -1
    if (lastLane < 0) {
      if (taken > 0)
        log.warn({ mailsPerHour: rule.points }, 'The hourly mail budget is used up; other mails wait for the next hour')
      break
    }
    const nowMs = clock.nowMs()
    const mail = await leaseDueMail(db, { now: new Date(nowMs), leaseUntil: new Date(nowMs + LEASE_MS), lastLane })
    if (!mail) break
    await budget.consume('all')
    if (await handOver(office, server, mail)) taken += 1
  }
  return taken
}

async function handOver({ db, clock, log }: Office, server: MailServer, mail: QueuedMail): Promise<boolean> {
  const handover = await server.send(mail)
  const now = new Date(clock.nowMs())
  if (handover.kind === 'taken') {
    await startMailLife(db, mail.id, now)
    await finishMail(db, mail.id, { state: 'sent', now, error: null })
    return true
  }
  const { error } = handover
  if (handover.kind === 'never' || mail.attempts >= MAX_ATTEMPTS) {
    log.error({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: error }, 'A mail was given up')
    await finishMail(db, mail.id, { state: 'failed', now, error })
    return false
  }
  log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: error }, 'A mail waits for another try')
  await postponeMail(db, mail.id, new Date(now.getTime() + pauseMs(mail.attempts)), error)
  return false
}

/** The pause in milliseconds after the n-th failed attempt. */
export function pauseMs(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}
