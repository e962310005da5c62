/**
 * The difference between two JSON values: small if most of them is equal, as with two games before and after an edit.
 * Such games share their unchanged parts, so the cost of comparing is about the size of the change.
 */
export type Patch =
  | { readonly to: unknown }
  | { readonly keys: readonly (readonly [key: string, patch: Patch])[]; readonly gone: readonly string[] }
  | { readonly items: readonly (readonly [index: number, patch: Patch])[] }
  | { readonly move: readonly [from: number, to: number] }
  | { readonly at: number; readonly out: number; readonly put: readonly unknown[] }

/** Null if the values are equal. */
export function patchBetween(from: unknown, to: unknown): Patch | null {
  if (from === to) return null
  if (Array.isArray(from) && Array.isArray(to)) return listPatch(from, to)
  if (isRecord(from) && isRecord(to)) return recordPatch(from, to)
  return { to }
}

export function isSame(one: unknown, other: unknown): boolean {
  return patchBetween(one, other) === null
}

/**
 * Applies a patch. A patch may come from a damaged store: an invalid one gives some arbitrary value but never throws, so
 * the caller must validate the result.
 */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return value
  if ('to' in patch) return patch.to
  if (Array.isArray(patch.keys)) return patchedRecord(isRecord(value) ? value : {}, patch.keys, patch.gone)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  if (Array.isArray(patch.items)) return patchedItems(list, patch.items)
  if (Array.isArray(patch.move)) return moved(list, Number(patch.move[0]), Number(patch.move[1]))
  if (Array.isArray(patch.put)) return spliced(list, Number(patch.at), Number(patch.out), patch.put)
  return value
}

/** An undefined key counts as absent: JSON leaves it out. */
function recordPatch(from: KeyedRecord, to: KeyedRecord): Patch | null {
  const keys = Object.keys(to).flatMap((key) => {
    const patch = to[key] === undefined ? null : patchBetween(own(from, key), to[key])
    return patch ? [[key, patch] as const] : []
  })
  const gone = Object.keys(from).filter((key) => from[key] !== undefined && own(to, key) === undefined)
  return keys.length > 0 || gone.length > 0 ? { keys, gone } : null
}

function listPatch(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  let start = 0
  while (start < from.length && start < to.length && isSame(from[start], to[start])) start++
  let end = 0
  const most = Math.min(from.length, to.length) - start
  while (end < most && isSame(from.at(-1 - end), to.at(-1 - end))) end++
  const out = from.length - start - end
  if (from.length !== to.length) return { at: start, out, put: to.slice(start, to.length - end) }
  if (out === 0) return null
  return moveWithin(from, to, start, start + out - 1) ?? { items: itemPatches(from, to, start, start + out) }
}

/** Moving a block far in a long script shifts all blocks between by one. */
function moveWithin(from: readonly unknown[], to: readonly unknown[], first: number, last: number): Patch | null {
  for (const move of [
    [first, last],
    [last, first],
  ] as const) {
    if (first < last && moved(from, ...move).every((item, index) => isSame(item, to[index]))) return { move }
  }
  return null
}

function itemPatches(from: readonly unknown[], to: readonly unknown[], first: number, end: number) {
  return Array.from({ length: end - first }, (_, n) => first + n).flatMap((index) => {
    const patch = patchBetween(from[index], to[index])
    return patch ? [[index, patch] as const] : []
  })
}

function patchedRecord(value: KeyedRecord, keys: readonly unknown[], gone: unknown): KeyedRecord {
  const changes = keys.flatMap((entry) =>
    Array.isArray(entry) ? [[String(entry[0]), patched(own(value, String(entry[0])), entry[1])] as const] : [],
  )
  const left = Array.isArray(gone) ? gone : []
  return Object.fromEntries([...Object.entries(value).filter(([key]) => !left.includes(key)), ...changes])
}

function patchedItems(list: readonly unknown[], items: readonly unknown[]): unknown[] {
  const patches = new Map(items.flatMap((entry) => (Array.isArray(entry) ? [[Number(entry[0]), entry[1]] as const] : [])))
  return list.map((item, index) => patched(item, patches.get(index)))
}

function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  return spliced(spliced(list, from, 1, []), to, 0, list.slice(from, from + 1))
}

function spliced(list: readonly unknown[], at: number, out: number, put: readonly unknown[]): unknown[] {
  return [...list.slice(0, at), ...put, ...list.slice(at + out)]
}

function own(value: KeyedRecord, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

type KeyedRecord = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is KeyedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
