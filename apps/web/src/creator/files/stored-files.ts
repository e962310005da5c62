/** Pictures and sounds of games, stored on this device by their content names. */
import { drawingBytes } from '@ankur/blocks/picture/drawing-files'
import { isAllDrawn, parseDrawing } from '@ankur/blocks/paint/drawing'
import { withStore } from '../../platform/storage/device-database.ts'
import { filesStore as store } from '../../platform/storage/game-stores.ts'
import { noteDrawn } from './drawn-files.ts'

/** Throws when the device has no space: all are stored, or none. Existing files stay, with the steps of a drawing. */
export async function storeFiles(
  files: ReadonlyMap<string, Uint8Array>,
  { areDrawn = false }: { readonly areDrawn?: boolean } = {},
): Promise<void> {
  const there = await loadFiles([...files.keys()])
  const missing = [...files].filter(([id]) => !there.has(id))
  if (missing.length > 0)
    await withStore(store, 'readwrite', (stored) => {
      const puts = missing.map(([id, bytes]) => stored.put({ id, bytes, ...(areDrawn && { isDrawn: true }) }))
      return puts[0] as IDBRequest<IDBValidKey>
    })
  if (areDrawn) for (const [id] of missing) noteDrawn(id)
}

/** Those of the requested files that exist. */
export async function loadFiles(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  let requests: IDBRequest<unknown>[] = []
  await withStore(store, 'readonly', (stored) => {
    requests = wanted.map((name) => stored.get(name))
    return requests[0] as IDBRequest<unknown>
  })
  const found = requests.flatMap(({ result }) => (isStoredFile(result) ? [result] : []))
  for (const each of found) if (wasDrawn(each)) noteDrawn(each.id)
  return new Map(found.map(({ id, bytes }) => [id, bytes]))
}

interface StoredFile {
  readonly id: string
  readonly bytes: Uint8Array
  /** From the account or a link, where only drawings exist. */
  readonly isDrawn?: unknown
  /** The steps of a drawing made here. */
  readonly drawing?: unknown
}

function wasDrawn({ bytes, isDrawn, drawing }: StoredFile): boolean {
  if (bytes.length > drawingBytes) return false
  const steps = parseDrawing(drawing)
  return isDrawn === true || (steps !== null && isAllDrawn(steps))
}

function isStoredFile(found: unknown): found is StoredFile {
  return typeof found === 'object' && found !== null && 'bytes' in found && found.bytes instanceof Uint8Array
}
