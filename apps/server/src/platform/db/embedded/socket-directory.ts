import { chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'

const PREFIX = 'ankur-pg-'

/** The address of a Unix socket has at most 104 bytes on macOS and 108 on Linux, including its name and the terminator. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432.lock'.length - `/${PREFIX}XXXXXX`.length

/**
 * Creates the private folder for the server's socket. It cannot be beside the data: with a long path the socket address
 * would be too long.
 */
export function makeSocketDirectory(user: ServerUser): string {
  // On Windows there is a port instead.
  if (process.platform === 'win32') return ''
  const temp = tmpdir()
  const base = Buffer.byteLength(temp) <= LONGEST_FOLDER && canReach(user, temp) ? temp : '/tmp'
  return give(mkdtempSync(join(base, PREFIX)), user)
}

/** Reuses the folder of a crashed server for the next one, at the same address; a folder of another user is refused. */
export function reopenSocketDirectory(directory: string, user: ServerUser): string {
  const found = lstatSync(directory, { throwIfNoEntry: false })
  if (!found) {
    mkdirSync(directory, { mode: 0o700 })
    return give(directory, user)
  }
  const owner = user.uid ?? process.getuid?.()
  if (found.isDirectory() && (owner === undefined || (found.uid === owner && (found.mode & 0o077) === 0))) return directory
  throw new Error(`The socket folder ${directory} now belongs to another user: restart Ankur.`)
}

function give(directory: string, { uid, gid }: ServerUser): string {
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid)
  return directory
}

/** Removes the folder of a stopped server; anything that is not such a folder stays. */
export function removeSocketDirectory(directory: string): void {
  if (basename(directory).startsWith(PREFIX)) rmSync(directory, { recursive: true, force: true })
}
