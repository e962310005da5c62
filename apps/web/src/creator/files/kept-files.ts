/** Pictures and sounds that came with a game, kept on this device by the names of their content. */
import { withStore } from '../../platform/device-database.ts'
import { filesStore as store } from '../../platform/kept-games.ts'

/** Fails when the device has no room: all are kept, or none. */
export async function keepFiles(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  if (files.size === 0) return
  await withStore(store, 'readwrite', (kept) => {
    const puts = [...files].map(([id, bytes]) => kept.put({ id, bytes }))
    return puts[0] as IDBRequest<IDBValidKey>
  })
}

/** Those of the wanted ones that are there. */
export async function loadFiles(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  let asked: IDBRequest<unknown>[] = []
  await withStore(store, 'readonly', (kept) => {
    asked = wanted.map((name) => kept.get(name))
    return asked[0] as IDBRequest<unknown>
  })
  return new Map(asked.flatMap(({ result }) => (isKept(result) ? [[result.id, result.bytes] as const] : [])))
}

function isKept(found: unknown): found is { readonly id: string; readonly bytes: Uint8Array } {
  return typeof found === 'object' && found !== null && 'bytes' in found && found.bytes instanceof Uint8Array
}
