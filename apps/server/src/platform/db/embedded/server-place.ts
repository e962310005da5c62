import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseLog } from '../connection.ts'
import { findBinaries, runnableBinaries } from './postgres-binaries.ts'
import { chooseServerUser, type ServerUser } from './server-user.ts'

export interface PrivatePostgresOptions {
  readonly dataDir: string
  readonly log: DatabaseLog
  /** Further server settings. Only tests may switch fsync off, because their data needs no durability. */
  readonly settings?: Readonly<Record<string, string>>
  /** A `native` folder other than the installed one. */
  readonly binaries?: string
}

/** The context for starting, finding or creating a server. */
export interface ServerPlace {
  readonly dataDir: string
  readonly cluster: string
  readonly user: ServerUser
  readonly native: string
  readonly settings: Readonly<Record<string, string>>
  readonly log: DatabaseLog
}

/** Determines user and binaries for a data folder, which is created if it does not exist. */
export function findServerPlace({ dataDir, log, settings = {}, binaries }: PrivatePostgresOptions): ServerPlace {
  makeDataDirectory(dataDir)
  // The server is recognised by its -D argument later, so a folder must have a single spelling.
  const home = realpathSync(dataDir)
  const cluster = join(home, 'pg')
  const user = chooseServerUser(home, cluster)
  const native = runnableBinaries(binaries ?? findBinaries(), home, user)
  return { dataDir: home, cluster, user, native, settings, log }
}

function makeDataDirectory(dataDir: string): void {
  try {
    const isNew = makeFolder(dataDir)
    // The server of a root process runs as another user, which needs permission to pass through the folder but not to list
    // it.
    if (isNew && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
    if (!existsSync(join(dataDir, 'pg'))) accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`Ankur cannot write to ${dataDir}: give it permission for that folder, or set DATA_DIR.`, {
      cause: error,
    })
  }
}

/**
 * Whether it did not exist. Created parent by parent, because Node's recursive mode never ends where nothing can be
 * created, as in /proc.
 */
function makeFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return false
  if (!found) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
    return true
  } catch (error) {
    // Another process that starts at the same time may have been first.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false
    throw error
  }
}
