import type { ReactNode } from 'react'
import { languageNames, languages, type Language } from '@ankur/content'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'
import '../not-loaded/not-loaded.css'
import { hrefFor, pageExists } from '../../routes.ts'

export interface HeaderProps {
  language: Language
  /** The page's path without language prefix. */
  path: string
  /** Undefined if not known at build time: both links are in the page and the theme script's attribute shows one. */
  signedIn?: boolean | undefined
  /** App pages change the language in place; static pages leave it out and link to the translated page. */
  onLanguage?: ((language: Language) => void) | undefined
  /** An element in the bar at every width; on a phone the logo text is hidden to make room. */
  beside?: ReactNode
}

/** Opens the comfort settings. Hidden on static pages until their script is ready; its space is reserved. */
export function ComfortButton({ onLanguage, place }: Pick<HeaderProps, 'onLanguage'> & { place: 'strip' | 'bar' }) {
  const words = useSiteWords()
  return (
    <button
      type="button"
      className={classNames('comfort-button', `comfort-button--${place}`)}
      data-comfort=""
      data-not-loaded={words.not_loaded}
      aria-haspopup="dialog"
      aria-label={words.comfort_settings}
      hidden={onLanguage === undefined}
    >
      <Icon name="comfort" />
      <span className="comfort-button__words">{place === 'strip' ? words.comfort_settings : words.comfort}</span>
    </button>
  )
}

/** Sign in, or Dashboard. If the state is not known at build time, both are in the page and CSS shows one. */
export function AccountLink({ signedIn }: Pick<HeaderProps, 'signedIn'>) {
  const words = useSiteWords()
  if (signedIn === undefined) {
    return (
      <>
        <a className="account-link account-link--out" href="/sign-in">
          {words.sign_in}
        </a>
        <a className="account-link account-link--in" href="/dashboard">
          {words.dashboard}
        </a>
      </>
    )
  }
  return (
    <a className="account-link" href={signedIn ? '/dashboard' : '/sign-in'}>
      {signedIn ? words.dashboard : words.sign_in}
    </a>
  )
}

/** In the menu: leads to the section of the dashboard that asks what to do with the answers on the device. */
export function SignOutLink({ signedIn }: Pick<HeaderProps, 'signedIn'>) {
  const words = useSiteWords()
  if (signedIn === false) return null
  return (
    <a className={signedIn ? 'account-link' : 'account-link account-link--in'} href="/dashboard#sign-out">
      {words.sign_out}
    </a>
  )
}

/** Language names in their own script. `data-language` lets the enhance script remember the choice. */
export function LanguageSwitch({ language, path, onLanguage }: HeaderProps) {
  // The not-found page has no translated URL, so it links to the home pages.
  const twin = pageExists(path) ? path : '/'
  return (
    <nav className="languages" aria-label={useSiteWords().language_navigation}>
      {languages.map((each) =>
        onLanguage ? (
          <button
            key={each}
            type="button"
            className="languages__choice"
            lang={each}
            aria-pressed={each === language}
            onClick={() => onLanguage(each)}
          >
            {languageNames[each]}
          </button>
        ) : (
          <a
            key={each}
            className="languages__choice"
            href={hrefFor(twin, each)}
            lang={each}
            hrefLang={each}
            data-language={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {languageNames[each]}
          </a>
        ),
      )}
    </nav>
  )
}
