/** Seals what stands readable in rows of before rows were sealed: while the server runs, a few rows at a time, and again after a crash. */
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/database.ts'
import type { Platform } from '../platform.ts'
import { HOUR_MS, every } from '../every.ts'
import { isUnreadable } from './family-keys.ts'

interface PlainRow {
  readonly id: string
  readonly user_id: string
}

/** What a feature has to seal. */
export interface PlainRows {
  /** Rows that are not sealed, by their ids, after that one. */
  readonly load: (db: Queryable, afterId: string, count: number) => Promise<readonly PlainRow[]>
  /** Locks the row, looks again, and seals it. */
  readonly seal: (tx: Queryable, row: PlainRow) => Promise<void>
}

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** At the start and every hour: an older server of the same database may still write readable rows during an update. */
export function keepSealing(app: FastifyInstance, platform: Platform, kinds: readonly PlainRows[]): void {
  const work = () => sealPlainRows(platform, kinds)
  every(app, platform, { everyMs: HOUR_MS, atStart: true, work, failure: 'Rows of before could not be sealed' })
}

/** Gives how many rows were sealed. Several processes may do it at once. */
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

/** False for a family whose key is lost: its rows stay as they are. */
async function sealOne(db: Platform['db'], seal: PlainRows['seal'], row: PlainRow): Promise<boolean> {
  try {
    await db.transaction((tx) => seal(tx, row))
    return true
  } catch (error) {
    if (isUnreadable(error)) return false
    throw error
  }
}
