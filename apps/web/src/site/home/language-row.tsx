import { languageNames, type Language } from '@ankur/content'
import { translations } from '@ankur/languages/scripts'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import './language-row.css'

const homeWords = messagesInEveryLanguage('site/home', 'home')

/** Every second reader of India reads Hindi first, so it is first until the browser's preference is known. */
const order: readonly Language[] = [...translations, 'en']

/**
 * On a phone, until a language is chosen or the row is closed. the script of every page hides it before the first paint and marks the
 * browser's preferred language; without script it is three links.
 */
export function LanguageRow({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <nav className="language-row" aria-label={words.language_row} data-language-row>
      <div className="wrap language-row__inner">
        <ul className="language-row__list">
          {order.map((each) => (
            <li key={each} className="language-row__item" lang={each}>
              <a
                className="language-row__choice"
                href={hrefFor('/', each)}
                hrefLang={each}
                data-language={each}
                aria-current={each === language ? 'true' : undefined}
              >
                {languageNames[each]}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className="language-row__close" aria-label={words.language_close}>
          <Icon name="close" size="small" />
        </button>
      </div>
    </nav>
  )
}
