/** Unknown content of a file, stored as JSON text and exported at the same place. */
import { type ForeignJson, limits } from '../project.ts'
import { mapOf } from './tolerant-values.ts'
import type { Notes } from './notes.ts'

type JsonMap = ReadonlyMap<string, unknown>

/** The unknown entries; those that we would write ourselves are left out. */
export function foreignOf(
  found: JsonMap,
  { known, notes }: { known: ReadonlySet<string>; notes: Notes },
): { kept?: ForeignJson } {
  const unknown = [...found].filter(([key]) => !known.has(key))
  return unknown.length === 0 ? {} : foreignText(Object.fromEntries(unknown), notes)
}

export function foreignText(value: unknown, notes: Notes): { kept?: ForeignJson } {
  const text = isShallow(value) ? JSON.stringify(value) : ''
  if (text !== '' && text.length <= limits.keptLength) return { kept: text }
  notes.add('unknown_left_out')
  return {}
}

/** The stored content; it never replaces an entry that we write ourselves. */
export function foreignEntries(stored: ForeignJson | undefined, known: ReadonlySet<string> = new Set()): [string, unknown][] {
  return [...mapOf(foreignValue(stored))].filter(([key]) => !known.has(key))
}

export function foreignValue(stored: ForeignJson | undefined): unknown {
  if (stored === undefined) return undefined
  try {
    const value: unknown = JSON.parse(stored)
    return isShallow(value) ? value : undefined
  } catch {
    return undefined
  }
}

const deepest = 20
const maxValues = 5000

/** Whether it can be serialized safely: measured with an explicit stack, because deep content would overflow recursion. */
function isShallow(value: unknown): boolean {
  let level = [value]
  let seen = 0
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length
    if (depth > deepest || seen > maxValues) return false
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}
