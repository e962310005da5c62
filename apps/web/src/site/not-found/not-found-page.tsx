import type { Language } from '@ankur/content'
import type { NavLink } from '@ankur/content/site'
import { translations } from '@ankur/languages/scripts'
import { hrefFor, existingLinks } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { DuckShape } from '../../ui/drawings/animals.tsx'
import { siteWords } from '../site-words.ts'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import './not-found.css'

const notFoundWords = messagesInEveryLanguage('site/site', 'notFound')

export const notFound: PageSource = {
  path: '/404',
  title: (language) => notFoundWords[language].title,
  description: (language) => notFoundWords[language].description,
  facts: ['404'],
  main: (language) => <NotFound language={language} />,
}

const ways: readonly NavLink[] = [
  { label: 'games', path: '/games' },
  { label: 'blogs', path: '/blogs' },
  { label: 'autism_test', path: '/autism-test' },
  { label: 'contact', path: '/contact' },
]

/** The attribute makes the script of static pages log the missing path. */
function NotFound({ language }: { language: Language }) {
  const words = notFoundWords[language]
  return (
    <div className="wrap not-found" data-not-found="">
      <div>
        <p className="not-found__code">{words.code}</p>
        <h1>{words.heading}</h1>
        <p className="not-found__lead">{words.lead}</p>
        <LinkButton href={hrefFor('/', language)}>{words.home}</LinkButton>
        {language === 'en' && <InOtherLanguages />}
        <ul className="not-found__ways">
          {existingLinks(ways).map(({ label, path }) => (
            <li key={path}>
              <a href={hrefFor(path, language)}>{siteWords[language][label]}</a>
            </li>
          ))}
        </ul>
      </div>
      <DuckUnderLeaf />
    </div>
  )
}

/** The English page is also the one for a path without a language, so its reader may read another one. */
function InOtherLanguages() {
  return translations.map((each) => (
    <p key={each} className="not-found__other" lang={each}>
      {notFoundWords[each].heading} <a href={hrefFor('/', each)}>{notFoundWords[each].home}</a>
    </p>
  ))
}

function DuckUnderLeaf() {
  return (
    <Drawing name="lost" width={320} height={240}>
      <circle cx="176" cy="116" r="96" className="not-found__disc" />
      <path className="drawing__hill1" d="M8 226c0-34 70-46 152-46s152 12 152 46c0 8-6 12-14 12H22c-8 0-14-4-14-12z" />
      <svg x="60" y="78" width="132" height="132" viewBox="0 0 120 120">
        <DuckShape />
      </svg>
      <path className="drawing__stem" d="M232 214c6-40 4-84-26-116" strokeWidth="7" />
      <path className="drawing__leaf" d="M212 104c-46 14-96-2-126-52 56-26 112-8 126 52z" />
      <path d="M214 108c4-34 30-56 72-54-2 36-30 60-72 54z" fill="#4FA286" />
    </Drawing>
  )
}
