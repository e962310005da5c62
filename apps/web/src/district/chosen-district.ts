/** The family's district: stored on this device only, and sent only with the request for a report that names its places. */
import { deviceStorage, loadStored, removeStored, saveStored, type Store } from '../platform/storage/storage.ts'

const key = 'ankur-district'

export function loadDistrict(store: Store = deviceStorage): string | null {
  return loadStored(key, store)
}

export function saveDistrict(id: string | null, store: Store = deviceStorage): void {
  if (id === null) removeStored(key, store)
  else saveStored(key, id, store)
}
