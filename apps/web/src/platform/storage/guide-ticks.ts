/** Checkboxes that a family ticked in the guides: stored on this device only, because they reveal a diagnosis. */
import { deviceStorage, loadStored, parseJson, removeStored, saveStored, type Store } from './storage.ts'

const key = 'ankur-ticks'

export function loadTicks(store: Store = deviceStorage): ReadonlySet<string> {
  const stored = parseJson(loadStored(key, store))
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [])
}

/** Returns whether they were stored: storage may be disabled or full. */
export function saveTicks(ticked: ReadonlySet<string>, store: Store = deviceStorage): boolean {
  return saveStored(key, JSON.stringify([...ticked]), store)
}

export function forgetTicks(store: Store = deviceStorage): void {
  removeStored(key, store)
}
