import { chmodSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
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
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The server of a root process runs under another name and must be able to pass through, not to look around.
  if (made && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
}
