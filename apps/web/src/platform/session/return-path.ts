import { loadStored, parseJson, removeStored, saveStored, tabStorage } from '../storage/storage.ts'

const returnKey = 'ankur-return'

/**
 * Keeps where somebody was when their session ended, for after they sign in again. Never in the address. Without a name it
 * holds for whoever signs in next: for pages that show nothing of anybody.
 */
export function keepReturn(userId: string, path: string): void {
  saveStored(returnKey, JSON.stringify({ userId, path }), tabStorage)
}

/** Where to go after sign-in: back to where this same person was, else to the dashboard. */
export function takeReturn(userId: string): string {
  const kept = parseJson(loadStored(returnKey, tabStorage)) as { userId?: unknown; path?: unknown } | null
  removeStored(returnKey, tabStorage)
  return (kept?.userId === userId || kept?.userId === '') && typeof kept.path === 'string' && isOwnPath(kept.path)
    ? kept.path
    : '/dashboard'
}

/**
 * A path of this site: one `/` first, so that no address of another site passes for one. Browsers drop tabs and line
 * ends before they read an address, so a path that holds one is none.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(path)
}
