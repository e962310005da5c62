import type { Language } from '@ankur/content'

/**
 * Every path that has a page today. `static` pages are rendered once at build time, in every language, and ship no
 * React; `app` pages share one shell and one path for all languages. Header, footer and buttons ask `pageExists`,
 * so that a link appears on the day its page does.
 */
export interface Route {
  readonly path: string
  readonly kind: 'static' | 'app'
}

export const routes: readonly Route[] = [
  { path: '/', kind: 'static' },
  { path: '/about-us', kind: 'static' },
  { path: '/contact', kind: 'static' },
  { path: '/founder', kind: 'static' },
  { path: '/science', kind: 'static' },
  { path: '/autism-test', kind: 'static' },
  { path: '/autism-test/paper', kind: 'static' },
  { path: '/privacy', kind: 'static' },
  { path: '/help', kind: 'static' },
  { path: '/terms', kind: 'static' },
  { path: '/accessibility', kind: 'static' },
  { path: '/offline', kind: 'static' },
  { path: '/unsubscribe', kind: 'static' },
  { path: '/unsubscribe/done', kind: 'static' },
  { path: '/unsubscribe/broken', kind: 'static' },
  { path: '/sources', kind: 'static' },
  { path: '/sources/editors-pick', kind: 'static' },
  { path: '/sources/autism', kind: 'static' },
  { path: '/sources/digital', kind: 'static' },
  { path: '/blogs', kind: 'static' },
  { path: '/blogs/:slug', kind: 'static' },
  { path: '/create', kind: 'app' },
  { path: '/auth-gate', kind: 'app' },
  { path: '/sign-up', kind: 'app' },
  { path: '/sign-in', kind: 'app' },
  { path: '/auth/confirm', kind: 'app' },
  { path: '/dashboard', kind: 'app' },
  { path: '/account', kind: 'app' },
  { path: '/pause', kind: 'app' },
  { path: '/autism-test/question', kind: 'app' },
  { path: '/autism-test/question/:questionNumber', kind: 'app' },
  { path: '/autism-test/follow-up/:assessmentId', kind: 'app' },
  { path: '/autism-test/upload-video', kind: 'app' },
  { path: '/autism-test/results', kind: 'app' },
  { path: '/autism-test/history', kind: 'app' },
  { path: '/games', kind: 'app' },
  { path: '/games/number-stacking', kind: 'app' },
  { path: '/games/number-sorting', kind: 'app' },
  { path: '/games/letter-sorting', kind: 'app' },
  { path: '/games/memory', kind: 'app' },
  { path: '/games/for-adults', kind: 'app' },
  { path: '/games/sheets', kind: 'app' },
  { path: '/autism-test/report/:assessmentId', kind: 'app' },
  { path: '/shared/:token', kind: 'app' },
  { path: '/play/:token', kind: 'app' },
]

/** Parts of a page that come with another page: until that one is there, nothing stands under their name. */
const partsOf: Readonly<Record<string, string>> = { '/games#creator': '/create' }

/** Whether a path (with or without anchor and query) leads somewhere. */
export function pageExists(path: string): boolean {
  return routeOf(partsOf[path] ?? path) !== undefined
}

/** The route that a path belongs to: `/autism-test/question/7` to `/autism-test/question/:questionNumber`. */
export function routeOf(path: string): Route | undefined {
  const wanted = bare(path).split('/')
  return routes.find((route) => {
    const parts = route.path.split('/')
    return parts.length === wanted.length && parts.every((part, index) => part.startsWith(':') || part === wanted[index])
  })
}

/** The address of a page in a language: static pages have a prefixed twin, app pages one address for all. */
export function hrefFor(path: string, language: Language): string {
  if (language === 'en' || routeOf(path)?.kind !== 'static') return path
  return path === '/' || path.startsWith('/#') ? `/${language}${path.slice(1)}` : `/${language}${path}`
}

function bare(path: string): string {
  return path.replace(/[?#].*$/, '')
}
