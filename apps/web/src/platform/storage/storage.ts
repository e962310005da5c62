/**
 * Local and session storage that never throws: a phone with storage switched off, or full, still shows
 * every page. `saveStored` says whether the value was really kept, so that no page claims more.
 */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this device keeps. */
export const deviceStorage = askedAtEachUse(() => localStorage)

/** What this tab keeps while it is open. */
export const tabStorage = askedAtEachUse(() => sessionStorage)

/** Where storage is switched off for a site, naming it is an error already: so it is named only where errors are caught. */
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
    // Nothing was kept, so there is nothing to remove.
  }
}

/** The value as JSON; unreadable content counts as nothing. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
