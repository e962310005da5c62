import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

/** Everything that the built site is made of. Tests are not. */
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
/** Where `npm run build` puts the site, and where it is without a PUBLIC_URL. */
export const usualFolder = join(root, 'apps/web/dist')
const STAMP = '.stamp'

/** Pages name their public address, so each has a folder of its own: two servers of one checkout do not take turns in one. */
export function siteFolder(): string {
  const origin = siteOrigin()
  return origin === '' ? usualFolder : `${usualFolder}-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`
}

/** Whether the site was never built, or was built from other sources than those on disk. */
export function isSiteStale(): boolean {
  const stamp = join(siteFolder(), STAMP)
  return !existsSync(join(siteFolder(), 'site.json')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== siteDigest()
}

/** Builds aside and puts the whole in place at once: a server that starts meanwhile reads the site of before, or the new one. */
export async function putInPlace(folder: string, digest: string, build: (aside: string) => Promise<unknown>): Promise<void> {
  const [aside, before] = [`${folder}.building-${process.pid}`, `${folder}.before-${process.pid}`]
  try {
    await build(aside)
    writeFileSync(join(aside, STAMP), digest)
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(aside, folder)
  } finally {
    // A build that was killed leaves its own; the lock says that nobody else builds now.
    const name = basename(folder)
    for (const each of readdirSync(dirname(folder))) {
      if (each.startsWith(`${name}.building-`) || each.startsWith(`${name}.before-`))
        rmSync(join(dirname(folder), each), { recursive: true, force: true })
    }
  }
}

/** The pages name their public address, so one is as much a part of them as a source file. */
export function siteDigest(): string {
  return `${digestOf(sources)} ${siteOrigin()}`
}

/** Where the public finds the site, if anybody has said: without it pages name each other by their paths. */
export function siteOrigin(): string {
  const { PUBLIC_URL: given = '' } = process.env
  return URL.canParse(given) ? new URL(given).origin : ''
}

/** By content, not by date: a fresh clone and a switched branch have dates that say nothing. */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
