/**
 * Local and session storage that never throws: a phone with storage disabled, or full, still shows
 * every page. `saveStored` returns whether the value was stored, so that no page claims it wrongly.
 */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage of this device. */
export const deviceStorage = askedAtEachUse(() => localStorage)

/** Unsent text of the contact form waits here in its tab for a reload. */
export const contactDraftKey = 'ankur-contact'

/** Storage of this tab while it is open. */
export const tabStorage = askedAtEachUse(() => sessionStorage)

/** If site storage is blocked, accessing the property throws: so it is accessed only where errors are caught. */
function askedAtEachUse(storage: () => Store): Store {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  }
}

export function loadStored(key: string, store: Store = deviceStorage): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}

export function saveStored(key: string, value: string, store: Store = deviceStorage): boolean {
  try {
    store.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string, store: Store = deviceStorage): void {
  try {
    store.removeItem(key)
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

/** Parses JSON; invalid content gives null. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
