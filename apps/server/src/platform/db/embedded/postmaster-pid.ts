/**
 * `postmaster.pid`, the file in which a PostgreSQL server describes itself: process id, data folder, start time, port,
 * socket folder, address, shared memory key, status.
 *
 * It is never removed here unless it is empty: through its shared memory key the server finds orphans that still write to
 * the data.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

const EMPTY_FOR_MS = 5_000

export interface PostmasterPid {
  readonly pid: number
  /** Not always the folder in which the file was found: a copied folder contains the file of the other server. */
  readonly cluster: string
  readonly port: number
  readonly socketDirectory: string
}

/** The content of `postmaster.pid`; undefined if it does not exist or is being written. */
export function readPostmasterPid(cluster: string): PostmasterPid | undefined {
  const lines = readLines(cluster)
  if (!lines) return undefined
  const pid = Math.abs(Number(lines[0]))
  if (!Number.isSafeInteger(pid) || pid === 0) return undefined
  return { pid, cluster: lines[1] ?? '', port: Number(lines[3]), socketDirectory: lines[4] ?? '' }
}

/** A power cut can leave an empty file, which PostgreSQL always refuses. A starting server fills it within moments. */
export function removeEmptyPostmasterPid(cluster: string): void {
  const path = join(cluster, 'postmaster.pid')
  const file = statSync(path, { throwIfNoEntry: false })
  if (file?.size === 0 && Date.now() - file.mtimeMs > EMPTY_FOR_MS) rmSync(path, { force: true })
}

/** Whether the server has written that it accepts connections. */
export function isReady(cluster: string): boolean {
  return readLines(cluster)?.[7]?.trim() === 'ready'
}

function readLines(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/**
 * Whether the process in `postmaster.pid` is really the server of this data, and not a zombie or another program with the
 * same id.
 */
export function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') return !isZombie(pid) && isPostgresOf(cluster, linuxArguments(pid))
  // Windows does not reveal arguments without special rights; there the connection decides.
  if (process.platform === 'win32') return true
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  return !stdout.trimStart().startsWith('Z') && stdout.includes('postgres') && stdout.includes(`-D ${realpathSync(cluster)}`)
}

/** Whether a process with this id exists, including zombies. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  try {
    // The name in brackets can contain anything, so the state is what follows the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch {
    return true
  }
}

function linuxArguments(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function isPostgresOf(cluster: string, args: string[]): boolean {
  return basename(args[0] ?? '') === 'postgres' && args[args.indexOf('-D') + 1] === realpathSync(cluster)
}
