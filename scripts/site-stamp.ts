import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

/** All sources of the built site. Tests are left out. */
const sources = [
  'apps/web/src/**',
  'apps/web/build/**',
  'apps/web/public/**',
  'apps/web/{package.json,vite.config.ts}',
  'packages/*/src/**',
  'packages/content/articles/**',
  'packages/*/package.json',
  'package-lock.json',
]
/** The folder of `npm run build`, and of a site without PUBLIC_URL. */
export const defaultFolder = join(root, 'apps/web/dist')
const STAMP = '.stamp'

/**
 * Pages contain their public address, so each address has its own folder: two servers of one checkout do not overwrite each
 * other's site.
 */
export function siteFolder(): string {
  const origin = siteOrigin()
  return origin === '' ? defaultFolder : `${defaultFolder}-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`
}

/** Whether the site was never built, or was built from other sources than those on disk. */
export function isSiteStale(): boolean {
  const stamp = join(siteFolder(), STAMP)
  return !existsSync(join(siteFolder(), 'site.json')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== siteDigest()
}

/** Builds in a temporary folder and renames it: a server that starts meanwhile reads the previous site or the new one. */
export async function putInPlace(folder: string, digest: string, build: (aside: string) => Promise<unknown>): Promise<void> {
  const [aside, before] = [`${folder}.building-${process.pid}`, `${folder}.before-${process.pid}`]
  try {
    await build(aside)
    writeFileSync(join(aside, STAMP), digest)
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(aside, folder)
  } finally {
    // Left by a build that was killed; the lock guarantees that no other build is running.
    const name = basename(folder)
    for (const each of readdirSync(dirname(folder))) {
      if (each.startsWith(`${name}.building-`) || each.startsWith(`${name}.before-`))
        rmSync(join(dirname(folder), each), { recursive: true, force: true })
    }
  }
}

/** Pages contain the public address, so it counts like a source file. */
export function siteDigest(): string {
  return `${digestOf(sources)} ${siteOrigin()}`
}

/** The public origin, if it is set: without it pages link to each other by path. */
export function siteOrigin(): string {
  const { PUBLIC_URL: given = '' } = process.env
  return URL.canParse(given) ? new URL(given).origin : ''
}

/** By content, not by date: the file dates of a fresh clone or a switched branch say nothing. */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
