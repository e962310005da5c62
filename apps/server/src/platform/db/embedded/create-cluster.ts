/**
 * Creates `DATA_DIR/pg` on the first start. It is built in a temporary folder and then renamed, so that a killed start
 * leaves no partial data folder.
 */
import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { passwordArguments } from './access.ts'
import { POSTGRES_MAJOR } from './postgres-binaries.ts'
import { isAlive } from './postmaster-pid.ts'
import { serverEnvironment } from './launch-server.ts'
import type { ServerPlace } from './server-place.ts'
import { asServerUser } from './server-user.ts'

const SIBLING = /^(pg-new|restore)-(\d+)-/
const REMOVED = '-removed'
/** A first start takes seconds; a restore depends on the amount of data. */
const ABANDONED_AFTER_MS = { 'pg-new': 10 * 60_000, restore: 24 * 60 * 60_000 }

const INITDB = ['-U', 'postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Makes sure that a data folder of the current PostgreSQL version exists. */
export async function ensureCluster(place: ServerPlace): Promise<void> {
  const tidied = removeAbandonedSiblings(place)
  if (!existsSync(place.cluster)) await createCluster(place)
  await tidied
  refuseOtherMajor(place.cluster)
}

async function createCluster(place: ServerPlace): Promise<void> {
  const fresh = mkdtempSync(join(place.dataDir, `pg-new-${process.pid}-`))
  try {
    if (place.user.uid !== undefined && place.user.gid !== undefined) chownSync(fresh, place.user.uid, place.user.gid)
    await runInitdb(place, fresh)
    renameSync(fresh, place.cluster)
    syncDirectory(place.dataDir)
  } catch (error) {
    // Another process that started at the same time was first; its folder serves both.
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function runInitdb(place: ServerPlace, directory: string): Promise<void> {
  const sync = place.settings.fsync === 'off' ? ['--no-sync'] : []
  const given = ['-D', directory, ...INITDB, ...sync, ...passwordArguments(place.dataDir)]
  const { command, args, options } = asServerUser(place.user, join(place.native, 'bin', 'initdb'), given)
  const child = spawn(command, args, { ...options, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const errorOutput = await text(child.stderr)
  if ((await exited) !== 0) throw new Error(`The database could not be created in ${place.cluster}: ${errorOutput.trim()}`)
}

/**
 * Removes what killed first starts and restores left behind; a restore leaves all families' data. The folder of a running
 * start contains the id of a live process.
 */
async function removeAbandonedSiblings({ dataDir, log }: ServerPlace): Promise<void> {
  const abandoned = readdirSync(dataDir).filter((name) => isAbandoned(dataDir, name))
  const removed = await Promise.allSettled(abandoned.map((name) => removeSibling(join(dataDir, name))))
  if (removed.some(({ status }) => status === 'rejected'))
    log.warn('files left by a killed first start or restore could not be removed; this is retried at the next start')
}

function isAbandoned(dataDir: string, name: string): boolean {
  const [, kind, maker] = SIBLING.exec(name) ?? []
  if (!maker) return false
  if (!isAlive(Number(maker))) return true
  // In containers process ids repeat, so age decides too.
  return (
    Date.now() - (statSync(join(dataDir, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) >
    ABANDONED_AFTER_MS[kind as 'pg-new' | 'restore']
  )
}

async function removeSibling(path: string): Promise<void> {
  // An orphaned initdb may still write there; it fails as soon as its folder has another name.
  const renamed = path.endsWith(REMOVED) ? path : `${path}${REMOVED}`
  if (renamed !== path) renameSync(path, renamed)
  await rm(renamed, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

function refuseOtherMajor(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file))
    throw new Error(`${cluster} is not a PostgreSQL data folder: move it away, or restore a backup with npm run db:restore.`)
  const major = readFileSync(file, 'utf8').trim()
  if (major === POSTGRES_MAJOR) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${major}, but this version of Ankur uses PostgreSQL ${POSTGRES_MAJOR}. To move: with the version that made it run "npm run db:backup -- --logical --to FILE", then with this one "npm run db:restore -- FILE --replace".`,
  )
}

/** A rename is stored in the parent folder and can be lost in a power cut unless that is synced too. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
