import { languageNames, languages } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { useSiteWords } from '../site-words.tsx'
import type { HeaderProps } from './header-props.ts'

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
