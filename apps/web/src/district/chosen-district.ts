/** The family's district: on this device only, since no result needs it and no server should know it. */
import { deviceStorage, loadStored, removeStored, saveStored, type Store } from '../platform/storage/storage.ts'

const key = 'ankur-district'

export function loadDistrict(store: Store = deviceStorage): string | null {
  return loadStored(key, store)
}

export function keepDistrict(id: string | null, store: Store = deviceStorage): void {
  if (id === null) removeStored(key, store)
  else saveStored(key, id, store)
}
