/** Starts one `postgres` process and waits until it accepts connections, or reports why it does not. */
import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readPostmasterPid, isReady, type PostmasterPid } from './postmaster-pid.ts'
import type { ServerPlace } from './server-place.ts'
import { asServerUser } from './server-user.ts'

/** Small on purpose: 43 MB for an idle server. fsync, synchronous_commit and full_page_writes keep their safe defaults. */
const SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '25',
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of failed statements contain personal data: they go to the app that sent the statement, and not into a file.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
}

/** Error messages while the previous server is still shutting down; starting is retried. */
const PREDECESSOR_LINGERS = /lock file .* (already exists|is empty)|pre-existing shared memory block|is still in use/

const LONGEST_LOG_BYTES = 5_000_000

/**
 * Starts the server; returns undefined when another one has locked the data.
 *
 * `stalePid` is the process id in an old `postmaster.pid` that now belongs to a zombie or to another program. PostgreSQL
 * would wait for that process; passed as its grandparent it is ignored, while the check for orphans that still use the old
 * server's shared memory stays on. Removing the file would disable both.
 */
export async function launchServer(
  place: ServerPlace,
  access: Record<string, string>,
  stalePid: number | undefined,
): Promise<PostmasterPid | undefined> {
  const log = openLog(place)
  const child = spawnServer(place, { ...SETTINGS, ...access, ...place.settings }, { log: log.handle, stalePid })
  closeSync(log.handle)
  let failure: Error | undefined
  let exited = false
  child.once('error', (error) => ((failure = error), (exited = true))).once('exit', () => (exited = true))
  child.unref()

  while (!exited) {
    const written = readPostmasterPid(place.cluster)
    if (written && written.pid === child.pid && isReady(place.cluster)) return written
    await delay(20)
  }
  const output = failure?.message ?? readFileSync(log.path, 'utf8').slice(log.start)
  if (PREDECESSOR_LINGERS.test(output)) return undefined
  throw new Error(`The database in ${place.cluster} did not start: ${firstFault(output)} (more in ${log.path})`)
}

function spawnServer(
  place: ServerPlace,
  settings: Record<string, string>,
  { log, stalePid }: { log: number; stalePid: number | undefined },
) {
  const given = ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const { command, args, options } = asServerUser(place.user, join(place.native, 'bin', 'postgres'), given)
  return spawn(command, args, {
    ...options,
    env: serverEnvironment(stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {}),
    stdio: ['ignore', log, log],
    // Ctrl-C in the terminal must reach only the app, which then shuts down while the database still answers.
    detached: true,
    windowsHide: true,
  })
}

function openLog(place: ServerPlace): { path: string; handle: number; start: number } {
  const path = join(place.dataDir, 'pg.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG_BYTES) renameSync(path, `${path}.old`)
  const handle = openSync(path, 'a', 0o600)
  return { path, handle, start: fstatSync(handle).size }
}

function firstFault(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no reason was reported'
}

/** Returns the environment of the server's processes, without the app's secrets. */
export function serverEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(['PATH', 'SystemRoot', 'TEMP'].map((name) => [name, process.env[name]]))
  return { ...kept, LC_ALL: 'C', TZ: 'UTC', ...extra }
}
