/**
 * Storage of the Game Creator's games on this device; a separate module, so that deleting them need not load the editor.
 */
import { loadStored, parseJson, removeStored, saveStored } from './storage.ts'

export const draftKey = 'ankur-draft'
export const historyStore = 'game-history'
export const statesStore = 'game-states'
export const filesStore = 'game-files'
/** The games other than the open one. */
export const gamesStore = 'games'
/** Unfinished drawings. */
export const drawingsStore = 'game-picture'
const stores = [historyStore, statesStore, filesStore, gamesStore, drawingsStore]
/** The games of the activities are stored with the play progress. */
const progressKey = 'ankur-progress'

/** Removes all games, of any user. Returns a function that restores them while the page is open. */
export async function takeGamesAway(): Promise<() => Promise<void>> {
  const stored = [draftKey, progressKey].map((key) => [key, loadStored(key)] as const)
  // All are read before one is cleared, so that nothing is lost when the browser does not open one of them.
  const held = await Promise.all(stores.map(readAll))
  await Promise.all(stores.map(clear))
  removeStored(draftKey)
  forgetActivities()
  return async () => {
    for (const [key, text] of stored) if (text !== null) saveStored(key, text)
    await Promise.all(held.map((records, index) => putAll(stores[index] ?? '', records)))
  }
}

/** A browser that cannot open the database has stored nothing in it. */
async function readAll(store: string): Promise<unknown[]> {
  if (typeof indexedDB === 'undefined') return []
  const { withStore } = await import('./device-database.ts')
  return await withStore<unknown[]>(store, 'readonly', (all) => all.getAll())
}

async function clear(store: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const { withStore } = await import('./device-database.ts')
  await withStore(store, 'readwrite', (all) => all.clear())
}

async function putAll(store: string, records: readonly unknown[]): Promise<void> {
  if (records.length === 0) return
  const { withStore } = await import('./device-database.ts')
  await withStore(store, 'readwrite', (all) => records.map((record) => all.put(record))[0] as IDBRequest<IDBValidKey>)
}

function forgetActivities(): void {
  const progress = parseJson(loadStored(progressKey))
  if (typeof progress !== 'object' || progress === null || !('activities' in progress)) return
  saveStored(progressKey, JSON.stringify({ ...progress, activities: undefined }))
}
