import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseLog } from '../connection.ts'
import { findBinaries, runnableBinaries } from './postgres-binaries.ts'
import { chooseServerUser, type ServerUser } from './server-user.ts'

export interface PrivatePostgresOptions {
  readonly dataDir: string
  readonly log: DatabaseLog
  /** Further server settings. Only tests may switch fsync off: their data is worth nothing. */
  readonly settings?: Readonly<Record<string, string>>
  /** Another `native` folder than the installed one. */
  readonly binaries?: string
}

/** Everything that starting, finding or creating a server needs to know about its surroundings. */
export interface ServerPlace {
  readonly dataDir: string
  readonly cluster: string
  readonly user: ServerUser
  readonly native: string
  readonly settings: Readonly<Record<string, string>>
  readonly log: DatabaseLog
}

/** Finds user and binaries for a data folder, which is made if it does not exist. */
export function findServerPlace({ dataDir, log, settings = {}, binaries }: PrivatePostgresOptions): ServerPlace {
  makeDataDirectory(dataDir)
  // The server is recognised by its -D later, so one folder must have one spelling.
  const home = realpathSync(dataDir)
  const cluster = join(home, 'pg')
  const user = chooseServerUser(home, cluster)
  const native = runnableBinaries(binaries ?? findBinaries(), home, user)
  return { dataDir: home, cluster, user, native, settings, log }
}

function makeDataDirectory(dataDir: string): void {
  try {
    const isNew = makeFolder(dataDir)
    // The server of a root process runs under another name and must be able to pass through, not to look around.
    if (isNew && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
    if (!existsSync(join(dataDir, 'pg'))) accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`Ankur cannot keep anything in ${dataDir}: make that a folder it may write into, or set DATA_DIR.`, {
      cause: error,
    })
  }
}

/** Whether there was none. Parent by parent: where nothing can be made, as in /proc, Node's own way never ends. */
function makeFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return false
  if (!found) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
    return true
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false
    throw error
  }
}
