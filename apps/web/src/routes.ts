import { appPaths } from 'virtual:app-paths'
import type { Language } from '@ankur/content'
import type { NavGroup, NavLink } from '@ankur/content/site'

/**
 * Every path of a current page. `static` pages are rendered once at build time, in every language, and ship no React; `app`
 * pages share one shell and one path for all languages. Header, footer and buttons use `pageExists`, so that a link appears
 * when its page exists.
 */
export interface Route {
  readonly path: string
  readonly kind: 'static' | 'app'
}

const staticPaths = [
  '/',
  '/about-us',
  '/contact',
  '/founder',
  '/science',
  '/autism-test',
  '/autism-test/paper',
  '/privacy',
  '/help',
  '/rights',
  '/assessment',
  '/first-hundred-days',
  '/everyday',
  '/first-words',
  '/materials',
  '/materials/:sheet',
  '/who-checked',
  '/terms',
  '/accessibility',
  '/offline',
  '/unsubscribe',
  '/unsubscribe/done',
  '/unsubscribe/broken',
  '/unsubscribe/later',
  '/sources',
  '/sources/editors-pick',
  '/sources/autism',
  '/sources/digital',
  '/blogs',
  '/blogs/:slug',
]

export const routes: readonly Route[] = [
  ...staticPaths.map((path) => ({ path, kind: 'static' as const })),
  ...appPaths.map((path) => ({ path, kind: 'app' as const })),
]

/** Parts of a page that are loaded with another page: until that one is loaded, nothing is registered under their name. */
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

const gamePath = /^\/games\/(?!garden$|for-adults$|sheets$)[\w-]+$/

/** Whether this is the page of a calm game. By the folder of the address, so that a new game needs no entry here. */
export function isGame(path: string): boolean {
  return gamePath.test(path) && pageExists(path)
}

/** Public app pages: search engines index them, in each language under its own address. */
export function isFindable(path: string): boolean {
  return isGame(path) || (/^\/(create|talk|games)$/.test(path) && pageExists(path))
}

/**
 * The indexed address of a page in a language. For app pages the prefix is only an entry: it sets the language, and the app
 * continues under their one path (docs/decisions/0013).
 */
export function addressOf(path: string, language: Language): string {
  return isFindable(path) && language !== 'en' ? `/${language}${path}` : hrefFor(path, language)
}

/** The address of a page in a language: static pages have a prefixed twin, app pages one address for all. */
export function hrefFor(path: string, language: Language): string {
  if (language === 'en' || routeOf(path)?.kind !== 'static') return path
  return path === '/' || path.startsWith('/#') ? `/${language}${path.slice(1)}` : `/${language}${path}`
}

function bare(path: string): string {
  return path.replace(/[?#].*$/, '')
}

/** The links to existing pages. */
export function existingLinks<Link extends Pick<NavLink, 'path'>>(links: readonly Link[]): readonly Link[] {
  return links.filter((link) => pageExists(link.path))
}

/** Links and groups without links to missing pages; empty groups are removed. */
export function existingEntries<Entry extends NavLink | NavGroup>(entries: readonly Entry[]): readonly Entry[] {
  return entries
    .map((entry) => ('links' in entry ? { ...entry, links: existingLinks(entry.links) } : entry))
    .filter((entry) => ('links' in entry ? entry.links.length > 0 : pageExists(entry.path)))
}

/** The `aria-current` value of a link while `path` is open: this page, or the section of the site it belongs to. */
export function currentFor(link: Pick<NavLink, 'path'>, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page'
  return path.startsWith(`${link.path}/`) ? 'true' : undefined
}
