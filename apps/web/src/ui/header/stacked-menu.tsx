import { menuNavigation } from '@ankur/content/site'
import { hrefFor, currentFor, existingLinks } from '../../routes.ts'
import { Icon } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'
import { AccountLink, SignOutLink, LanguageSwitch, type HeaderProps } from './header-tools.tsx'

/** The menu of small screens and of the screening flow: a list in the page flow, not an overlay. */
export function StackedMenu(props: HeaderProps) {
  const { language, path } = props
  const words = useSiteWords()
  return (
    <details className="header__menu" data-menu="">
      <summary className="header__menu-button">
        <Icon name="menu" />
        {words.menu}
      </summary>
      <div className="header__stack">
        <nav aria-label={words.main_navigation}>
          <ul>
            {existingLinks(menuNavigation).map((link) => (
              <li key={link.label}>
                <a className="header__stack-link" href={hrefFor(link.path, language)} aria-current={currentFor(link, path)}>
                  {words[link.label]}
                  {link.line && <span className="header__stack-line">{words[link.line]}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__stack-end">
          <LanguageSwitch {...props} />
          <AccountLink {...props} />
          <SignOutLink {...props} />
        </div>
      </div>
    </details>
  )
}
