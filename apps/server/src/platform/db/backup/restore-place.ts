/**
 * Puts restored data in place after verifying it: it is built in a temporary folder, started once and read completely.
 * Existing data is renamed and kept.
 */
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ErasedAccounts } from '../../erased-accounts.ts'
import { withClient, type DatabaseLog } from '../connection.ts'
import { isServing, readPostmasterPid } from '../embedded/postmaster-pid.ts'
import { startPrivatePostgres } from '../embedded/private-postgres.ts'
import { findServerPlace, type PrivatePostgresOptions, type ServerPlace } from '../embedded/server-place.ts'
import { readEveryTable, type TableCount } from './tables.ts'
import { settleRestored, type SettleResult } from './settle-restored.ts'

export interface PrivateRestore {
  readonly dataDir: string
  /** Whether existing data may be moved aside. */
  readonly replace: boolean
  readonly nowMs: number
  readonly log: DatabaseLog
  /** Accounts erased since the backup; null when there is no list. */
  readonly erased: ErasedAccounts | null
  /** For tests, whose data needs no durability: fsync off. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface RestoredPlace extends SettleResult {
  readonly counts: readonly TableCount[]
}

/** Runs `build` on an empty folder, verifies the database in it, and moves it into place. */
export async function restorePrivately(
  restore: PrivateRestore,
  build: (aside: ServerPlace) => Promise<void>,
): Promise<RestoredPlace> {
  const place = findServerPlace(restore)
  refuseOccupied(place, restore.replace)
  // With our process id in its name, so that the next start can recognise it as abandoned if we are killed.
  const aside = await mkdtemp(join(place.dataDir, `restore-${process.pid}-`))
  try {
    // The server of a root process runs as another user and needs permission to pass through the folder.
    if (process.getuid?.() === 0) await chmod(aside, 0o711)
    const asideOptions = { dataDir: aside, log: restore.log, binaries: place.native, settings: place.settings }
    await build(findServerPlace(asideOptions))
    const restored = await readBack(asideOptions, restore.erased)
    // Ankur may have been started in the meantime.
    refuseOccupied(place, restore.replace)
    await moveIn(aside, place.dataDir, restore.nowMs)
    return restored
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Starts the restored database, which replays its WAL, and reads every page to verify it. It accepts no other connections
 * before it is settled.
 */
async function readBack(aside: PrivatePostgresOptions, erased: ErasedAccounts | null): Promise<RestoredPlace> {
  await using server = await startPrivatePostgres(aside)
  const counts = await readEveryTable(server.connection)
  const settled = await withClient(server.connection, async (client) => {
    await client.query('begin')
    const result = await settleRestored(client, erased)
    await client.query('commit')
    return result
  })
  return { ...settled, counts }
}

function refuseOccupied({ cluster }: ServerPlace, replace: boolean): void {
  const written = readPostmasterPid(cluster)
  if (written && isServing(written.pid, cluster)) {
    throw new Error(`The database in ${cluster} is running: stop Ankur, then run "npm run db:stop" and restore again.`)
  }
  if (existsSync(cluster) && !replace) {
    throw new Error(
      `There is a database in ${cluster} already: add --replace to move it aside, or set DATA_DIR to another folder.`,
    )
  }
}

async function moveIn(aside: string, dataDir: string, nowMs: number): Promise<void> {
  const stamp = new Date(nowMs).toISOString().replaceAll(':', '-')
  for (const name of ['pg', 'secret', 'pg-password']) {
    if (!existsSync(join(aside, name))) continue
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(dataDir, `${name}-before-${stamp}`))
    await rename(join(aside, name), join(dataDir, name))
  }
}
