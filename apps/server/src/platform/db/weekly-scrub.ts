/** The private database scrubs itself: once a week, at night in India. On a database of its own the operator's provider sees to that. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { withClient, type Connection, type DatabaseLog } from './connection.ts'
import { scrub } from './scrub.ts'

const HOUR_MS = 60 * 60_000
/** A little less than a week, so that it does not slip from night to night into the day. */
const EVERY_MS = 6.5 * 24 * HOUR_MS
const INDIA_MS = 5.5 * HOUR_MS
const FIRST_HOUR = 2
const LAST_HOUR = 4
/** Any fixed number does; all processes of one data folder must use the same. */
const LOCK = 7_465_012

interface Scrubbing {
  readonly connection: Connection
  readonly dataDir: string
  readonly clock: Clock
  readonly log: DatabaseLog
}

/** Looks every hour, until it is stopped. */
export function keepScrubbed(scrubbing: Scrubbing): { stop(): Promise<void> } {
  let current: Promise<unknown> = Promise.resolve()
  const look = () => {
    current = current
      .then(() => scrubIfDue(scrubbing))
      .catch((error: unknown) =>
        scrubbing.log.error({ err: error }, 'Deleted rows could not be taken out of the files; the next night tries again'),
      )
  }
  look()
  const timer = setInterval(look, HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}

/** Whether it was its time, and no other process did it. */
export async function scrubIfDue({ connection, dataDir, clock, log }: Scrubbing): Promise<boolean> {
  const nowMs = clock.nowMs()
  const file = join(dataDir, 'last-scrub')
  const lastMs = await timeIn(file)
  // A new installation has nothing to take out.
  if (lastMs === null) await note(file, nowMs)
  const hour = new Date(nowMs + INDIA_MS).getUTCHours()
  if (lastMs === null || nowMs - lastMs < EVERY_MS || hour < FIRST_HOUR || hour > LAST_HOUR) return false
  return await withClient(connection, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
    // Another process may have been first, and be done.
    if (!rows[0]?.taken || nowMs - ((await timeIn(file)) ?? 0) < EVERY_MS) return false
    await note(file, nowMs)
    await scrub(connection)
    log.info({}, 'Deleted rows were taken out of the files of the database')
    return true
  })
}

async function note(file: string, nowMs: number): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, new Date(nowMs).toISOString(), { mode: 0o600 })
  await rename(draft, file)
}

/** Null when there is no such note, or none that can be read. */
async function timeIn(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? null : ms
}
