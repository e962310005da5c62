import type { NavGroup, NavLink } from '@ankur/content/site'
import { pageExists } from '../routes.ts'

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
