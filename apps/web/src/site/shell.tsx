import type { ReactNode } from 'react'
import { languages } from '@ankur/content'
import { Seedling } from '../ui/logo/logo.tsx'
import { siteWords } from './site-words.ts'
import '../ui/header/header.css'
import '../ui/header/header-tools.css'
import '../ui/header/header-widths.css'
import '../ui/logo/logo.css'

/**
 * What an app page shows until React has started: the logo and 'Loading...' in the chosen language. It contains all three
 * languages; the theme script sets `lang` of the page and CSS shows the matching one.
 */
export function Shell({ children, isBare = false }: { children?: ReactNode; isBare?: boolean }) {
  return (
    <div id="app">
      {!isBare && (
        <header className="header">
          <div className="wrap header__inner">
            <div className="header__bar">
              <a className="logo" href="/">
                <Seedling />
                <Choice word="name" />
              </a>
            </div>
          </div>
        </header>
      )}
      <main className="wrap shell__main" id="main">
        <p role="status">
          <Choice word="loading" />
        </p>
        <noscript>
          {languages.map((each) => (
            <p key={each} lang={each}>
              {siteWords[each].needs_script}
            </p>
          ))}
        </noscript>
        {children}
      </main>
    </div>
  )
}

function Choice({ word }: { word: 'name' | 'loading' }) {
  return languages.map((each) => (
    <span key={each} className="shell__choice" lang={each}>
      {siteWords[each][word]}
    </span>
  ))
}
