import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Its path in the lockfile: `node_modules/react`. */
  readonly path: string
  readonly license: string | undefined
  readonly optional: boolean
  /** Installed on some systems only, so its folder cannot be read everywhere. */
  readonly platformBound: boolean
}

interface Entry {
  version?: string
  license?: string | { type?: string }
  resolved?: string
  integrity?: string
  link?: boolean
  /** Bundled in the package whose folder contains it. */
  inBundle?: boolean
  optional?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
}

/** Third-party packages of the lockfile, in its order. */
export function lockedPackages(root: string): LockedPackage[] {
  return Object.entries(entriesOf(root))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      path,
      license: licenceOf(path, entry),
      optional: entry.optional === true || entry.devOptional === true,
      platformBound: entry.os !== undefined || entry.cpu !== undefined,
    }))
}

/** For packages whose package.json states no licence: read by a person from the licence file or readme. */
const readInFile: Readonly<Record<string, string>> = {
  'node_modules/png-js 2.0.0': 'MIT',
  // Dependencies of the S3 server used in tests; not shipped.
  'node_modules/busboy 0.3.1': 'MIT',
  'node_modules/combine-errors 3.0.3': 'MIT',
  'node_modules/dicer 0.3.0': 'MIT',
  'node_modules/humanize-number 0.0.2': 'MIT',
  'node_modules/only 0.0.2': 'MIT',
  'node_modules/streamsearch 0.1.2': 'MIT',
}

function licenceOf(path: string, { license, version }: Entry): string | undefined {
  return (typeof license === 'string' ? license : license?.type) ?? readInFile[`${path} ${version}`]
}

/** The paths of the packages that are needed at run time: the direct and indirect dependencies of the apps. */
export function shippedPaths(root: string): Set<string> {
  const entries = entriesOf(root)
  const reached = new Set<string>()
  const waiting = Object.keys(entries).filter((path) => path === '' || /^(apps|packages)\/[^/]+$/.test(path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = entries[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolve(entries, path, name)
      if (found === undefined || reached.has(found)) continue
      reached.add(found)
      waiting.push(found)
    }
  }
  return reached
}

/** Resolves `name` from a package as Node does: in its own `node_modules`, or in one further up. */
function resolve(entries: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (path in entries) return path
    if (folder === '') return undefined
  }
}

/**
 * A resolved URL with a host would send every installation to that host; an entry without a digest would trust any host.
 */
export function checkLockfile(root: string): string[] {
  return Object.entries(entriesOf(root)).flatMap(([path, { resolved, integrity, link, inBundle }]) => {
    if (!path.includes('node_modules/') || link) return []
    if (resolved !== undefined) return `package-lock.json: ${path} names a host: ${resolved}`
    // Covered by the digest of the package around it.
    if (inBundle) return []
    return integrity === undefined ? `package-lock.json: ${path} has no digest` : []
  })
}

function entriesOf(root: string): Record<string, Entry> {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}
