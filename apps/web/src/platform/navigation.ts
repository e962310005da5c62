/**
 * Client navigation for plain links: header, footer and pages use `<a href>`, and one listener handles clicks on links to
 * app pages within the app. Other links, keys and buttons keep the browser's behaviour.
 */
import { navigate } from 'wouter/use-browser-location'
import { routeOf } from '../routes.ts'

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
