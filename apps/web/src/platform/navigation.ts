/**
 * Client navigation for plain links: header, footer and pages use `<a href>`, and one listener handles clicks on links to
 * app pages within the app. Other links, keys and buttons keep the browser's behaviour.
 */
import { navigate } from 'wouter/use-browser-location'
import { routeOf } from '../routes.ts'
import { loadStored, parseJson, removeStored, saveStored, tabStorage } from './storage/storage.ts'

let moved = false

/** Call once, before the first render. */
export function watchNavigation(page: Document): void {
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, () => (moved = true))
  page.addEventListener('click', followLink)
}

/** False on the page that the browser loaded: its focus is not moved. */
export function hasNavigated(): boolean {
  return moved
}

/** Navigates within the app if the app has the page, otherwise loads it from the server. */
export function goTo(path: string, options: { replace?: boolean; state?: unknown } = {}): void {
  if (routeOf(path)?.kind === 'app') navigate(path, options)
  else if (options.replace) location.replace(path)
  else location.assign(path)
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (routeOf(link.pathname)?.kind !== 'app' || link.hash) return
  event.preventDefault()
  const path = link.pathname + link.search
  navigate(path, { replace: path === location.pathname + location.search })
}

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
