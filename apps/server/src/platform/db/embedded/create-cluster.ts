/**
 * Makes `DATA_DIR/pg` on the first start. It is built beside its place and then
 * renamed, so that a start killed in the middle leaves nothing half made there.
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
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { passwordArguments } from './access.ts'
import { POSTGRES_MAJOR } from './postgres-binaries.ts'
import { isAlive } from './postmaster-pid.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerPlace } from './server-place.ts'
import { asServerUser } from './server-user.ts'

const SIBLING = /^pg-new-(\d+)-/
const ABANDONED_AFTER_MS = 10 * 60_000

const INITDB = ['-U', 'postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Makes sure that a data folder of today's PostgreSQL stands in its place. */
export async function ensureCluster(place: ServerPlace): Promise<void> {
  removeAbandonedSiblings(place.dataDir)
  if (!existsSync(place.cluster)) await createCluster(place)
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
    // Another process that started at the same moment was first; its folder serves both.
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
  const said = await text(child.stderr)
  if ((await exited) !== 0) throw new Error(`The database could not be created in ${place.cluster}: ${said.trim()}`)
}

/** What a killed first start left behind. The folder of a start that runs right now carries the number of a living process. */
function removeAbandonedSiblings(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const maker = Number(SIBLING.exec(name)?.[1])
    if (!maker) continue
    const path = join(dataDir, name)
    // In containers numbers repeat from start to start, so age decides too.
    const old = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED_AFTER_MS
    if (old || !isAlive(maker)) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

function refuseOtherMajor(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file))
    throw new Error(`${cluster} is not a PostgreSQL data folder: move it away, or restore a backup with npm run db:restore.`)
  const major = readFileSync(file, 'utf8').trim()
  if (major === POSTGRES_MAJOR) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${major}, and this Ankur brings ${POSTGRES_MAJOR}. To move: with the Ankur that made it run "npm run db:backup -- --logical --to FILE", then with this one "npm run db:restore -- FILE --replace".`,
  )
}

/** A rename lives in the parent folder, which a power cut may still lose unless it is synced too. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
