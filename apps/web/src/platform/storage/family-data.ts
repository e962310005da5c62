/** What a family's guides and videos store on this device; a separate module, so that deleting it need not load their pages. */
import { deviceStorage, loadStored, parseJson, removeStored, saveStored, type Store } from './storage.ts'

/** Checkboxes that a family ticked in the guides: stored on this device only, because they reveal a diagnosis. */
const ticksKey = 'ankur-ticks'

export function loadTicks(store: Store = deviceStorage): ReadonlySet<string> {
  const stored = parseJson(loadStored(ticksKey, store))
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [])
}

/** Returns whether they were stored: storage may be disabled or full. */
export function saveTicks(ticked: ReadonlySet<string>, store: Store = deviceStorage): boolean {
  return saveStored(ticksKey, JSON.stringify([...ticked]), store)
}

export function forgetTicks(store: Store = deviceStorage): void {
  removeStored(ticksKey, store)
}

/** The store of a family's video clips. */
export const clipsStore = 'clips'

/**
 * Deletes all clips, of any user, before the phone is given to somebody else. False if the browser does not open its database,
 * as when the phone is full: clips from before may still be in it.
 */
export async function forgetClips(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return true
  try {
    const { withStore } = await import('./device-database.ts')
    await withStore(clipsStore, 'readwrite', (clips) => clips.clear())
    return true
  } catch {
    return false
  }
}
