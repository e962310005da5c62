/**
 * Client navigation for plain links: header, footer and pages share `<a href>`, and one listener keeps a press on a
 * link to an app page within the app. What a browser does with other links, keys and buttons stays as it is.
 */
import { navigate } from 'wouter/use-browser-location'
import { routeOf } from '../routes.ts'

let moved = false

/** Called once, before anything is drawn. */
export function watchNavigation(page: Document): void {
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, () => (moved = true))
  page.addEventListener('click', followLink)
}

/** False on the page that the browser itself opened: there nothing takes the focus away. */
export function hasNavigated(): boolean {
  return moved
}

/** Stays in the app where the app has the page, else leaves it to the server. */
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
