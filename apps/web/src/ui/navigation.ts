import type { NavGroup, NavLink } from '@ankur/content/site'
import { pageExists } from '../routes.ts'

/** The links whose page exists. */
export function existingLinks<Link extends Pick<NavLink, 'path'>>(links: readonly Link[]): readonly Link[] {
  return links.filter((link) => pageExists(link.path))
}

/** Links and groups, without those that would lead nowhere; a group with no link left is gone too. */
export function existingEntries<Entry extends NavLink | NavGroup>(entries: readonly Entry[]): readonly Entry[] {
  return entries
    .map((entry) => ('links' in entry ? { ...entry, links: existingLinks(entry.links) } : entry))
    .filter((entry) => ('links' in entry ? entry.links.length > 0 : pageExists(entry.path)))
}

/** What a menu says of a link while `path` is open: this page, or the part of the site that it belongs to. */
export function currentFor(link: Pick<NavLink, 'path'>, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page'
  return path.startsWith(`${link.path}/`) ? 'true' : undefined
}
