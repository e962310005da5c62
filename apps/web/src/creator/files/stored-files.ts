/** Pictures and sounds of games, stored on this device by their content names; and which of them leave it with a game. */
import { drawingBytes, maxDrawings, possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import { isAllDrawn, parseDrawing } from '@ankur/blocks/paint/drawing'
import { withStore } from '../../platform/storage/device-database.ts'
import { filesStore as store } from '../../platform/storage/game-stores.ts'
import { type Project, targetsOf } from '@ankur/blocks/project'

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

/** The pictures drawn on this device. Known for those that were read or made on this page. */
const drawn = new Set<string>()

export function noteDrawn(name: string): void {
  drawn.add(name)
}

export function isDrawn(name: string): boolean {
  return drawn.has(name)
}

/** The drawings of a game that are uploaded with it, up to the limit. */
export function drawingsThatGo(project: Project): string[] {
  return possibleDrawings(project).filter(isDrawn).slice(0, maxDrawings)
}

/**
 * Pictures and sounds that never leave this device with a game. Our own have no file extension, and drawings are uploaded.
 */
export function hasLocalFiles(project: Project): boolean {
  const going = new Set(drawingsThatGo(project))
  return filesOf(project).some((name) => !going.has(name))
}

/** All files of the game, including drawings. */
export function hasFiles(project: Project): boolean {
  return filesOf(project).length > 0
}

function filesOf(project: Project): string[] {
  return targetsOf(project)
    .flatMap(({ costumes, sounds }) => [...costumes.map(({ picture }) => picture), ...sounds.map(({ file }) => file)])
    .filter((name) => name.includes('.'))
}
