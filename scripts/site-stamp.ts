import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
const site = join(root, 'apps/web/dist')
const stamp = join(site, '.stamp')

/** Whether the site was never built, or was built from other sources than those on disk. */
export function isSiteStale(): boolean {
  return !existsSync(join(site, 'site.json')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== siteDigest()
}

export function markSiteBuilt(digest: string): void {
  mkdirSync(site, { recursive: true })
  writeFileSync(stamp, digest)
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
