/** Scrubs the private database once a week, at night in India. For an external database its provider is responsible. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { withClient, type Connection, type DatabaseLog } from './connection.ts'
import { scrub } from './scrub.ts'

const HOUR_MS = 60 * 60_000
/** A little less than a week, so that the time does not drift from the night into the day. */
const EVERY_MS = 6.5 * 24 * HOUR_MS
const INDIA_MS = 5.5 * HOUR_MS
const FIRST_HOUR = 2
const LAST_HOUR = 4
/** An arbitrary fixed lock number, which all processes of one data folder must share. */
const LOCK = 7_465_012

interface Scrubbing {
  readonly connection: Connection
  readonly dataDir: string
  readonly clock: Clock
  readonly log: DatabaseLog
}

/** Checks every hour until it is stopped. */
export function scheduleScrub(scrubbing: Scrubbing): { stop(): Promise<void> } {
  let current: Promise<unknown> = Promise.resolve()
  const look = () => {
    current = current
      .then(() => scrubIfDue(scrubbing))
      .catch((error: unknown) =>
        scrubbing.log.error(
          { err: error },
          'Scrubbing deleted rows from the database files failed; it is retried the next night',
        ),
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

/** Scrubs if it is due and no other process does it; returns whether it did. */
export async function scrubIfDue({ connection, dataDir, clock, log }: Scrubbing): Promise<boolean> {
  const nowMs = clock.nowMs()
  const file = join(dataDir, 'last-scrub')
  const lastMs = await timeIn(file)
  // A new installation has no deleted rows.
  if (lastMs === null) await note(file, nowMs)
  const hour = new Date(nowMs + INDIA_MS).getUTCHours()
  if (lastMs === null || nowMs - lastMs < EVERY_MS || hour < FIRST_HOUR || hour > LAST_HOUR) return false
  return await withClient(connection, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
    // Another process may already have done it.
    if (!rows[0]?.taken || nowMs - ((await timeIn(file)) ?? 0) < EVERY_MS) return false
    await note(file, nowMs)
    await scrub(connection)
    log.info({}, 'Deleted rows were scrubbed from the database files')
    return true
  })
}

async function note(file: string, nowMs: number): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, new Date(nowMs).toISOString(), { mode: 0o600 })
  await rename(draft, file)
}

/** Returns null if there is no file with the last run, or it cannot be parsed. */
async function timeIn(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? null : ms
}
