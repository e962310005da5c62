import type { Platform } from '../platform.ts'
import { forgetExpiredLimits } from '../rate-limit.ts'
import { deliverDue } from './deliver-due.ts'
import { forgetFinishedMail } from './outbox.ts'

const LOOK_EVERY_MS = 5_000
// A mail is announced inside its transaction; most transactions commit within this time, other mails wait for the next poll.
const AFTER_NUDGE_MS = 200
const TIDY_EVERY_MS = 60 * 60_000
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60_000

export interface OutboxWorker {
  /** Tells the worker that mail was queued. */
  nudge(): void
  /** Completes the delivery in progress and stops. */
  stop(): Promise<void>
}

/** Delivers mail while the server runs, and deletes old mail once an hour. */
export function startOutboxWorker(platform: Platform): OutboxWorker {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let nudged = false
  let tidyAtMs = 0
  let current: Promise<void> | null = null

  function look(): void {
    nudged = false
    current = work().finally(() => {
      current = null
      if (!stopped) wait(nudged ? AFTER_NUDGE_MS : LOOK_EVERY_MS)
    })
  }

  async function work(): Promise<void> {
    try {
      await deliverDue(platform, () => stopped)
      const nowMs = platform.clock.nowMs()
      if (nowMs < tidyAtMs) return
      tidyAtMs = nowMs + TIDY_EVERY_MS
      await forgetFinishedMail(platform.db, new Date(nowMs - KEEP_FINISHED_MS))
      await forgetExpiredLimits(platform.db, new Date(nowMs))
    } catch (error) {
      // The usual cause is a restart of the database; the next poll retries.
      platform.log.error({ err: error }, 'Delivering the outbox failed')
    }
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
  }

  wait(0)
  return {
    nudge() {
      if (stopped || nudged) return
      nudged = true
      if (!current) wait(AFTER_NUDGE_MS)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
