import { useEffect } from 'react'
import { tryItNow } from '@ankur/content/site'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Logo } from '../logo/logo.tsx'
import { useSiteWords } from '../site-words.tsx'
import { AccountLink, ComfortButton, LanguageSwitch, type HeaderProps } from './header-tools.tsx'
import { watchMenus } from './menus.ts'
import { StackedMenu } from './stacked-menu.tsx'
import { WideNavigation } from './wide-navigation.tsx'
import './header.css'
import './header-tools.css'
import './header-widths.css'

/** The header of every page outside the screening flow. */
export function SiteHeader(props: HeaderProps) {
  const { language, path } = props
  const words = useSiteWords()
  useMenus()
  return (
    <header className="header header--site">
      <div className="header__strip">
        <div className="wrap header__strip-row">
          <span>{words.strip}</span>
          <div className="header__strip-end">
            <LanguageSwitch {...props} />
            <ComfortButton {...props} place="strip" />
            <AccountLink {...props} />
          </div>
        </div>
      </div>
      <div className="wrap header__inner">
        <div className={classNames('header__bar', Boolean(props.beside) && 'header__bar--full')}>
          <Logo language={language} />
          <WideNavigation language={language} path={path} />
          {pageExists(tryItNow.path) && (
            <LinkButton className="header__try" size="small" href={hrefFor(tryItNow.path, language)}>
              {words[tryItNow.label]}
            </LinkButton>
          )}
          <ComfortButton {...props} place="bar" />
          {props.beside}
        </div>
        <StackedMenu {...props} />
      </div>
    </header>
  )
}

/** The header of the screening flow: only logo, comfort and menu at every width, so that it does not distract from the question. */
export function FlowHeader(props: HeaderProps) {
  useMenus()
  return (
    <header className="header header--flow">
      <div className="wrap header__inner">
        <div className={classNames('header__bar', Boolean(props.beside) && 'header__bar--full')}>
          <Logo language={props.language} />
          <ComfortButton {...props} place="bar" />
          {props.beside}
        </div>
        <StackedMenu {...props} />
      </div>
    </header>
  )
}

/** On static pages the enhance script does the same. */
function useMenus(): void {
  useEffect(() => watchMenus(document), [])
}
