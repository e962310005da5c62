/** Whether the licence of every package in the lockfile allows it in a free product under Apache-2.0. */
import { lockedPackages, type LockedPackage } from './lockfile.ts'

const permissive =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib PostgreSQL Python-2.0 ' +
  'CC0-1.0 Unlicense WTFPL CC-BY-3.0 CC-BY-4.0 OFL-1.1 Unicode-3.0 Unicode-DFS-2016'

/** Requires the source of its own files only, and we do not change them. Packages spell its name in two ways. */
const fileBound = ['MPL-2.0', 'MPL 2.0']
const allowed = new Set(permissive.split(' ').concat(fileBound))

export function checkLicences(root: string): string[] {
  return lockedPackages(root).flatMap((each) =>
    isAllowed(each) ? [] : `${each.name} ${each.version}: licence ${each.license ?? 'unknown'}`,
  )
}

export function isAllowed({
  license,
  optional,
  platformBound,
}: Pick<LockedPackage, 'license' | 'optional' | 'platformBound'>): boolean {
  if (license === undefined) return false
  // A native library that is loaded, not linked statically, and that can be replaced or left out.
  const mayBeLesser = optional && platformBound
  return isFine(license, (name) => allowed.has(name) || (mayBeLesser && /^LGPL-[23]\.[01](-only|-or-later)?$/.test(name)))
}

/** Evaluates an SPDX expression: one side of an OR is enough, both sides of an AND must be allowed. */
function isFine(expression: string, accepts: (name: string) => boolean): boolean {
  const bare = expression.trim()
  if (accepts(bare)) return true
  const inner = /^\((.*)\)$/.exec(bare)
  if (inner?.[1] !== undefined && isBalanced(inner[1])) return isFine(inner[1], accepts)
  for (const operator of ['OR', 'AND'] as const) {
    const parts = splitOutside(bare, operator)
    if (parts.length > 1) return parts[operator === 'OR' ? 'some' : 'every']((part) => isFine(part, accepts))
  }
  return false
}

function splitOutside(expression: string, operator: string): string[] {
  return expression.split(` ${operator} `).reduce<string[]>((parts, next) => {
    const last = parts.at(-1)
    return last === undefined || isBalanced(last) ? [...parts, next] : [...parts.slice(0, -1), `${last} ${operator} ${next}`]
  }, [])
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')' && --depth < 0) return false
  }
  return depth === 0
}
