/**
 * Allows one request at a time for an upload, across all processes: a lease in its row, renewed while the request runs. If a
 * phone returns after a lost signal, its older request may still hold the lease and wait for bytes. That request is asked to
 * end: at once in this process, or at its next renewal in another.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../platform/platform.ts'

/** The interface that `@tus/server` requires. */
interface Lock {
  lock(signal: AbortSignal, cancelOther: () => Promise<void> | void): Promise<void>
  unlock(): Promise<void>
}

export interface Locks {
  newLock(id: string): Lock
  /** Runs `work` with the lock, or returns null if it is held by another request. */
  ifFree<Result>(id: string, work: () => Promise<Result>): Promise<Result | null>
}

/** The lease in milliseconds; after a crash a phone waits at most this long. */
const LEASE_MS = 6_000
const RENEW_MS = 2_000
const RETRY_MS = 100
const MAX_WAIT_MS = 12_000

type LocksPlatform = Pick<Platform, 'db' | 'clock' | 'log'>

/** Creates the locks; `busy` creates the error after waiting too long. */
export function createLocks({ db, clock, log }: LocksPlatform, busy: () => Error): Locks {
  const here = new Map<string, () => Promise<void> | void>()

  async function take(id: string, holder: string): Promise<boolean> {
    const nowMs = clock.nowMs()
    const rows = await db.query<{ isHeld: boolean }>(
      `with taken as (
         update uploads set held_by = $2, held_until = $4, is_wanted = false
         where id = $1 and (held_by is null or held_until < $3) returning id)
       select not exists (select from taken) and exists (select from uploads where id = $1) as "isHeld"`,
      [id, holder, new Date(nowMs), new Date(nowMs + LEASE_MS)],
    )
    // Without a row no lock is needed: the upload is being created, and nobody else knows its id.
    return rows[0]?.isHeld === false
  }

  function keepRenewing(id: string, holder: string): () => void {
    const timer = setInterval(() => {
      const until = new Date(clock.nowMs() + LEASE_MS)
      db.query<{ isWanted: boolean }>(
        'update uploads set held_until = $3 where id = $1 and held_by = $2 returning is_wanted as "isWanted"',
        [id, holder, until],
      ).then(
        ([row]) => row?.isWanted && here.get(id)?.(),
        (error: unknown) => log.warn({ err: error }, 'Renewing the lock of an upload failed'),
      )
    }, RENEW_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  async function release(id: string, holder: string): Promise<void> {
    here.delete(id)
    await db.query('update uploads set held_by = null, held_until = null, is_wanted = false where id = $1 and held_by = $2', [
      id,
      holder,
    ])
  }

  return {
    newLock(id) {
      const holder = randomUUID()
      let stopRenewing = () => {}
      return {
        async lock(signal, cancel) {
          for (let waitedMs = 0; !(await take(id, holder)); waitedMs += RETRY_MS) {
            if (signal.aborted || waitedMs > MAX_WAIT_MS) throw busy()
            await here.get(id)?.()
            if (waitedMs === 0) await db.query('update uploads set is_wanted = true where id = $1', [id])
            await wait(RETRY_MS)
          }
          here.set(id, cancel)
          stopRenewing = keepRenewing(id, holder)
        },
        async unlock() {
          stopRenewing()
          await release(id, holder)
        },
      }
    },
    async ifFree(id, work) {
      const holder = randomUUID()
      if (!(await take(id, holder))) return null
      const stopRenewing = keepRenewing(id, holder)
      try {
        return await work()
      } finally {
        stopRenewing()
        await release(id, holder)
      }
    },
  }
}
