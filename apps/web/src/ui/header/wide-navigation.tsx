import type { Language } from '@ankur/content'
import { headerNavigation, type NavGroup, type NavLink } from '@ankur/content/site'
import { hrefFor, currentFor, existingEntries } from '../../routes.ts'
import { Icon } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'

interface Props {
  language: Language
  path: string
}

export function WideNavigation({ language, path }: Props) {
  return (
    <nav className="header__nav" aria-label={useSiteWords().main_navigation}>
      <ul className="header__list">
        {existingEntries(headerNavigation).map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <Group group={entry} language={language} />
            ) : (
              <Item link={entry} language={language} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A disclosure with a list of links: opens on click, never on hover, and is not a `role=menu`. */
function Group({ group, language }: { group: NavGroup; language: Language }) {
  return (
    <details className="header__group" data-menu="">
      <summary className="header__link">
        {useSiteWords()[group.label]}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul className="header__panel">
        {group.links.map((link) => (
          <li key={link.label}>
            <Item link={link} language={language} path="" />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Item({ link, language, path }: Props & { link: NavLink }) {
  return (
    <a className="header__link" href={hrefFor(link.path, language)} aria-current={currentFor(link, path)}>
      {useSiteWords()[link.label]}
    </a>
  )
}
