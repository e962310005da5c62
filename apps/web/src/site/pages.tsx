import '../ui/styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@ankur/content'
import { SiteLayout } from '../ui/layout/layout.tsx'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { homePage } from './home/home-page.tsx'
import { introductionPage } from './introduction/introduction-page.tsx'
import { notFound } from './not-found/not-found-page.tsx'
import type { PageSource } from './page.ts'
import { privacyPage } from './privacy/privacy-page.tsx'
import { Shell } from './shell.tsx'
import { siteWords } from './site-words.ts'

/** Loaded by the build alone: every static page, ready to be written in a language. */
export interface SitePage extends Pick<PageSource, 'path' | 'title' | 'description'> {
  readonly render: (language: Language) => string
}

/** @public The build loads this module once it is bundled. */
export const sitePages: readonly SitePage[] = [homePage, introductionPage, privacyPage].map(toSitePage)
/** @public */
export const notFoundPage: SitePage = toSitePage(notFound)

/** @public */
export function renderShell(): string {
  return renderToStaticMarkup(<Shell />)
}

function toSitePage(page: PageSource): SitePage {
  const render = (language: Language) =>
    renderToStaticMarkup(
      <SiteWordsProvider words={siteWords[language]}>
        <SiteLayout language={language} path={page.path}>
          {page.main(language)}
        </SiteLayout>
      </SiteWordsProvider>,
    )
  return { path: page.path, title: page.title, description: page.description, render }
}
