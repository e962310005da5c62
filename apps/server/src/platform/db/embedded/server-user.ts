/**
 * The user of the private server. PostgreSQL refuses to run as root, so a root process runs it as the owner of existing
 * data, `postgres`, `nobody`, or, inside a private folder, as root in a user namespace.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

export interface ServerUser {
  /** Undefined when the server runs as the same user as the app. */
  readonly uid?: number
  readonly gid?: number
  /** Starts each command through `unshare`: root stays the owner of files. */
  readonly unshared?: true
}

interface Launch {
  readonly command: string
  readonly args: string[]
  readonly options: { uid?: number; gid?: number; cwd: string }
}

const UNSHARE = ['-U', '--map-user=65534', '--map-group=65534', '--']

/** Chooses the user for a data folder; throws a message if there is none. */
export function chooseServerUser(dataDir: string, cluster: string): ServerUser {
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) throw new Error(ownedByAnother(cluster))
    return {}
  }
  const candidates =
    owner && owner.uid !== 0 ? [{ uid: owner.uid, gid: owner.gid }] : [namedUser('postgres'), namedUser('nobody')]
  const user = candidates.find((candidate) => candidate && canReach(candidate, dataDir))
  if (user) return user
  if ((!owner || owner.uid === 0) && canReach({ unshared: true }, dataDir)) return { unshared: true }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir}: run Ankur as a normal user, set DATA_DIR to a folder outside private ones, or set DATABASE_URL.`,
  )
}

/** Runs a command as the server's user, from a folder that this user can enter. */
export function asServerUser(user: ServerUser, command: string, args: string[]): Launch {
  if (user.unshared) return { command: 'unshare', args: [...UNSHARE, command, ...args], options: { cwd: '/' } }
  const cwd = process.platform === 'win32' ? process.cwd() : '/'
  if (user.uid === undefined || user.gid === undefined) return { command, args, options: { cwd } }
  return { command, args, options: { uid: user.uid, gid: user.gid, cwd } }
}

/** Whether the user can enter a folder, by trying it: mode bits alone are not enough. */
export function canReach(user: ServerUser, folder: string): boolean {
  const isWhoeverRunsUs = user.uid === undefined && !user.unshared
  if (isWhoeverRunsUs) return true
  const { command, args, options } = asServerUser(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
  return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0
}

function namedUser(name: string): { uid: number; gid: number } | undefined {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function idOf(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

function ownedByAnother(cluster: string): string {
  return `The database in ${cluster} belongs to another user of this computer: run Ankur as that user, or give the folder to this one.`
}
