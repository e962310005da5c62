/** Encrypts rows from versions before encryption: while the server runs, a few rows at a time, and again after a crash. */
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/database.ts'
import type { Platform } from '../platform.ts'
import { HOUR_MS, every } from '../every.ts'
import { isUnreadable } from './family-keys.ts'

interface PlainRow {
  readonly id: string
  readonly user_id: string
}

/** The rows of one feature to seal. */
export interface PlainRows {
  /** Loads unsealed rows in order of id, after `afterId`. */
  readonly load: (db: Queryable, afterId: string, count: number) => Promise<readonly PlainRow[]>
  /** Locks the row, checks again that it is unsealed, and seals it. */
  readonly seal: (tx: Queryable, row: PlainRow) => Promise<void>
}

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Runs at startup and every hour, because during an update an older server may still write unsealed rows. */
export function scheduleSealing(app: FastifyInstance, platform: Platform, kinds: readonly PlainRows[]): void {
  const work = () => sealPlainRows(platform, kinds)
  every(app, platform, { everyMs: HOUR_MS, atStart: true, work, failure: 'Sealing older rows failed' })
}

/** Returns the number of sealed rows. Several processes may run it concurrently. */
export async function sealPlainRows({ db }: Pick<Platform, 'db'>, kinds: readonly PlainRows[]): Promise<number> {
  let sealed = 0
  for (const { load, seal } of kinds) {
    let rows: readonly PlainRow[] = []
    do {
      rows = await load(db, rows.at(-1)?.id ?? FIRST, AT_ONCE)
      for (const row of rows) if (await sealOne(db, seal, row)) sealed += 1
    } while (rows.length === AT_ONCE)
  }
  return sealed
}

/** Seals one row; returns false if the family's key is lost, and leaves the row unchanged. */
async function sealOne(db: Platform['db'], seal: PlainRows['seal'], row: PlainRow): Promise<boolean> {
  try {
    await db.transaction((tx) => seal(tx, row))
    return true
  } catch (error) {
    if (isUnreadable(error)) return false
    throw error
  }
}
