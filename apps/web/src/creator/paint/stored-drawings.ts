/** Drawings on this device: each beside its picture, and those that are not finished. */
import { drawingBytes } from '@ankur/blocks/picture/drawing-files'
import { type Drawing, isAllDrawn, parseDrawing } from '@ankur/blocks/paint/drawing'
import { withStore } from '../../platform/storage/device-database.ts'
import { drawingsStore, filesStore } from '../../platform/storage/game-stores.ts'
import { noteDrawn } from '../files/stored-files.ts'
import type { DrawnSheet } from './studio-state.ts'

/** Throws when the device has no space. The steps are removed together with the file of the picture. */
export async function storeDrawing(picture: string, { bytes, drawing }: { bytes: Uint8Array; drawing: Drawing }): Promise<void> {
  await withStore(filesStore, 'readwrite', (store) => store.put({ id: picture, bytes, drawing }))
  if (bytes.length <= drawingBytes && isAllDrawn(drawing)) noteDrawn(picture)
}

/** Null for an imported picture. */
export async function loadDrawing(picture: string): Promise<Drawing | null> {
  const stored = await withStore<unknown>(filesStore, 'readonly', (store) => store.get(picture)).catch(() => null)
  return isObject(stored) ? parseDrawing(stored.drawing) : null
}

/** The maximum number of unfinished drawings; more than a family leaves. */
const maxUnfinished = 6

export async function storeUnfinished(id: string, sheets: readonly DrawnSheet[]): Promise<void> {
  const atMs = Date.now()
  await withStore(drawingsStore, 'readwrite', (store) => store.put({ id, atMs, sheets }))
}

export async function loadUnfinished(id: string): Promise<readonly DrawnSheet[] | null> {
  const all = await withStore<unknown[]>(drawingsStore, 'readonly', (store) => store.getAll()).catch(() => [])
  await forgetOld(all).catch(() => {})
  const stored = all.find((each) => isObject(each) && each.id === id)
  if (!isObject(stored) || !Array.isArray(stored.sheets)) return null
  const sheets = stored.sheets.map(parseSheet)
  return sheets.length > 0 && sheets.every((sheet) => sheet !== null) ? sheets : null
}

export async function forgetUnfinished(id: string): Promise<void> {
  await withStore(drawingsStore, 'readwrite', (store) => store.delete(id)).catch(() => {})
}

async function forgetOld(all: readonly unknown[]): Promise<void> {
  const old = all
    .filter(isObject)
    .toSorted((one, other) => Number(other.atMs) - Number(one.atMs))
    .slice(maxUnfinished)
  for (const { id } of old) await forgetUnfinished(String(id))
}

function parseSheet(stored: unknown): DrawnSheet | null {
  if (!isObject(stored) || typeof stored.name !== 'string') return null
  if (stored.picture !== null && typeof stored.picture !== 'string') return null
  const drawing = stored.drawing === null ? null : parseDrawing(stored.drawing)
  if (drawing === null && stored.drawing !== null) return null
  return { name: stored.name, picture: stored.picture, drawing, isShown: stored.isShown === true }
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null
}
