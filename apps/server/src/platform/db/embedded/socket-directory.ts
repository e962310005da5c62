import { chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'

const PREFIX = 'ankur-pg-'

/** The address of a Unix socket holds 104 bytes on macOS and 108 on Linux, its own name and the end mark included. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432.lock'.length - `/${PREFIX}XXXXXX`.length

/**
 * Makes the private folder for the server's socket. It cannot stand beside the
 * data: a clone deep in the tree would exceed the length of a socket's address.
 */
export function makeSocketDirectory(user: ServerUser): string {
  // On Windows there is a port instead.
  if (process.platform === 'win32') return ''
  const temp = tmpdir()
  const base = Buffer.byteLength(temp) <= LONGEST_FOLDER && canReach(user, temp) ? temp : '/tmp'
  return give(mkdtempSync(join(base, PREFIX)), user)
}

/** The folder of a server that ended unasked, for the next one at the same address; a stranger's folder of that name is refused. */
export function reopenSocketDirectory(directory: string, user: ServerUser): string {
  const found = lstatSync(directory, { throwIfNoEntry: false })
  if (!found) {
    mkdirSync(directory, { mode: 0o700 })
    return give(directory, user)
  }
  const owner = user.uid ?? process.getuid?.()
  if (found.isDirectory() && (owner === undefined || (found.uid === owner && (found.mode & 0o077) === 0))) return directory
  throw new Error(`The socket folder ${directory} has been taken by somebody else: restart Ankur.`)
}

function give(directory: string, { uid, gid }: ServerUser): string {
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid)
  return directory
}

/** Removes the folder of a server that is gone; anything that is not such a folder is left alone. */
export function removeSocketDirectory(directory: string): void {
  if (basename(directory).startsWith(PREFIX)) rmSync(directory, { recursive: true, force: true })
}
