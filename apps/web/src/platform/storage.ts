/**
 * Local and session storage that never throws: a phone with storage switched off, or full, still shows
 * every page. `saveStored` says whether the value was really kept, so that no page claims more.
 */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function loadStored(key: string, store: Store = localStorage): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}

export function saveStored(key: string, value: string, store: Store = localStorage): boolean {
  try {
    store.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string, store: Store = localStorage): void {
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
