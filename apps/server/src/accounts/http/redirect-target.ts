/**
 * Where a mail link may lead: pages of this site, and nowhere else.
 *
 * An address on another origin would carry a session to it in its fragment. What is not allowed is replaced by
 * the site's own address rather than refused, so that an old mail still leads somewhere.
 */
export function allowedRedirect(asked: string | undefined, siteUrl: string): string {
  if (!asked) return siteUrl
  // `//elsewhere.example` and `/\elsewhere.example` have no scheme: URL.parse without a base refuses both.
  const url = URL.parse(asked)
  if (!url || url.username || url.password) return siteUrl
  return url.origin === new URL(siteUrl).origin ? url.href : siteUrl
}

/** The path on this site where the confirmation page leads on to. */
export function nextPath(redirectTo: string | undefined, siteUrl: string): string {
  const target = new URL(allowedRedirect(redirectTo, siteUrl))
  const path = `${target.pathname}${target.search}`
  // The site's front page is where an address without a wish ends up: a new account belongs on the dashboard.
  // `//` would be another host to a browser that is given the path alone.
  return path === '/' || path.startsWith('//') ? '/dashboard' : path
}
