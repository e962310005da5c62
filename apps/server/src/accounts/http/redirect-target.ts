/**
 * Restricts the redirect target of a mail link to pages of this site.
 *
 * A URL of another origin would receive the session in its fragment. A URL that is not allowed is replaced by the
 * site's own URL instead of being refused, so that the link of an old mail still opens a page.
 */
import { isLoopback } from '../../platform/http/client-address.ts'

/** Returns the requested URL if it is allowed, else the site's URL. */
export function allowedRedirect(target: string | undefined, siteUrl: string): string {
  if (!target) return siteUrl
  // `//elsewhere.example` and `/\elsewhere.example` have no scheme: URL.parse without a base returns null for both.
  const url = URL.parse(target)
  if (!url || url.username || url.password || !isWrittenPlainly(target, url)) return siteUrl
  return isOurs(url, new URL(siteUrl)) ? url.href : siteUrl
}

function isOurs(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true
  // On a developer's computer, pages and server use several ports and host names.
  return isLoopback(site.hostname) && isLoopback(url.hostname) && /^https?:$/.test(url.protocol)
}

/** Parsing turns `2130706433` into `127.0.0.1`, for example. A host that is not written in its normal form is refused. */
function isWrittenPlainly(target: string, url: URL): boolean {
  return /^https?:\/\/([^/?#\\]*)/i.exec(target)?.[1]?.toLowerCase() === url.host
}

/** Returns the path on this site to which the confirmation page continues. */
export function nextPath(redirectTo: string | undefined, siteUrl: string): string {
  const target = new URL(allowedRedirect(redirectTo, siteUrl))
  const path = `${target.pathname}${target.search}`
  // A link without a target gets the site's front page; a new account should open the dashboard instead.
  // A browser would read a path that starts with `//` as another host.
  return path === '/' || path.startsWith('//') ? '/dashboard' : path
}
