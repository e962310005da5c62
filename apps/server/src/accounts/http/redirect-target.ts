/**
 * Where a mail link may lead: pages of this site, and nowhere else.
 *
 * An address on another origin would carry a session to it in its fragment. What is not allowed is replaced by
 * the site's own address rather than refused, so that an old mail still leads somewhere.
 */
import { isLoopback } from '../../platform/http/client-address.ts'

/** The address to lead to: the one asked for when it is allowed, else the site itself. */
export function allowedRedirect(asked: string | undefined, siteUrl: string): string {
  if (!asked) return siteUrl
  // `//elsewhere.example` and `/\elsewhere.example` have no scheme: URL.parse without a base refuses both.
  const url = URL.parse(asked)
  if (!url || url.username || url.password || !isWrittenPlainly(asked, url)) return siteUrl
  return isOurs(url, new URL(siteUrl)) ? url.href : siteUrl
}

function isOurs(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true
  // On a developer's own computer pages and server stand at several ports and names.
  return isLoopback(site.hostname) && isLoopback(url.hostname) && /^https?:$/.test(url.protocol)
}

/** Parsing makes `127.0.0.1` of `2130706433`, and more: a host that is not written as it is meant is not trusted. */
function isWrittenPlainly(asked: string, url: URL): boolean {
  return /^https?:\/\/([^/?#\\]*)/i.exec(asked)?.[1]?.toLowerCase() === url.host
}

/** The path on this site where the confirmation page leads on to. */
export function nextPath(redirectTo: string | undefined, siteUrl: string): string {
  const target = new URL(allowedRedirect(redirectTo, siteUrl))
  const path = `${target.pathname}${target.search}`
  // The site's front page is where an address without a wish ends up: a new account belongs on the dashboard.
  // `//` would be another host to a browser that is given the path alone.
  return path === '/' || path.startsWith('//') ? '/dashboard' : path
}
