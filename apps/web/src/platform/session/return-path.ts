import { loadStored, parseJson, removeStored, saveStored, tabStorage } from '../storage/storage.ts'

const returnKey = 'ankur-return'

/**
 * Stores the page where a session ended, for the next sign-in. It is never put in the URL. Without a user id it applies to
 * the next person who signs in: for pages without personal data.
 */
export function storeReturnPath(userId: string, path: string): void {
  saveStored(returnKey, JSON.stringify({ userId, path }), tabStorage)
}

/** The path after sign-in: the stored page of this person, otherwise the dashboard. */
export function takeReturnPath(userId: string): string {
  const stored = parseJson(loadStored(returnKey, tabStorage)) as { userId?: unknown; path?: unknown } | null
  removeStored(returnKey, tabStorage)
  return (stored?.userId === userId || stored?.userId === '') && typeof stored.path === 'string' && isOwnPath(stored.path)
    ? stored.path
    : '/dashboard'
}

/**
 * Whether it is a path of this site: exactly one `/` first, so that a URL of another site is rejected. Browsers drop tabs
 * and line ends from a URL, so a path with one is rejected too.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(path)
}
