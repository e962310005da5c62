import '../ui/styles.css'
import 'virtual:language-rules.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@ankur/content'
import { claims } from '@ankur/content/claims'
import { PaletteShell } from '../creator/index.ts'
import { SiteLayout } from '../ui/layout/layout.tsx'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { aboutUsPage } from './about-us/about-us-page.tsx'
import { accessibilityPage } from './accessibility/accessibility-page.tsx'
import { appPageHeads } from './app-page-heads.ts'
import { articlePage } from './articles/article-page.tsx'
import { blogsPage } from './articles/blogs-page.tsx'
import { writtenArticles } from './articles/written-articles.ts'
import { shownClaim, shownEnglishClaim, type ShownClaim } from './claim/shown-claim.ts'
import { contactPage } from './contact/contact-page.tsx'
import { EnglishPart } from './page-parts.tsx'
import { founderPage } from './founder/founder-page.tsx'
import { guidePages } from './guides/guide-page.tsx'
import { helpPage } from './help/help-page.tsx'
import { paperFormPage } from './paper-form/paper-form-page.tsx'
import { homePage } from './home/home-page.tsx'
import { introductionPage } from './introduction/introduction-page.tsx'
import { notFound } from './not-found/not-found-page.tsx'
import { offlinePage } from './offline/offline-page.tsx'
import { materialsPage } from './materials/materials-page.tsx'
import { sheetPages } from './materials/sheet-page.tsx'
import type { PageSource } from './page.ts'
import { privacyPage } from './privacy/privacy-page.tsx'
import { sciencePage } from './science/science-page.tsx'
import { Shell } from './shell.tsx'
import { siteWords } from './site-words.ts'
import { sourcesPages } from './sources/sources-page.tsx'
import { termsPage } from './terms/terms-page.tsx'
import { unsubscribePages } from './unsubscribe/unsubscribe-pages.tsx'
import { whoCheckedPage } from './who-checked/who-checked-page.tsx'
import type { FooterLinks } from '../ui/footer/footer.tsx'
import { hrefFor } from '../routes.ts'
import { messagesInEveryLanguage } from '../platform/load-messages.ts'

const guideWords = messagesInEveryLanguage('guides/guides', 'guides')

/** Loaded by the build alone: every static page, ready to be written in a language. */
export interface SitePage extends Pick<
  PageSource,
  'path' | 'title' | 'description' | 'article' | 'articleIn' | 'faq' | 'isUnlisted'
> {
  readonly render: (language: Language) => string
  readonly variants: Readonly<Record<string, (language: Language) => string>>
  /** The figures it may show, in a language, and its other numbers. */
  readonly claims: (language: Language) => readonly ShownClaim[]
  readonly facts: readonly string[]
}

/** @public The build loads this module once it is bundled. */
export const sitePages: readonly SitePage[] = withSources([
  homePage,
  aboutUsPage,
  contactPage,
  founderPage,
  sciencePage,
  introductionPage,
  paperFormPage,
  helpPage,
  ...guidePages,
  materialsPage,
  ...sheetPages,
  whoCheckedPage,
  privacyPage,
  termsPage,
  offlinePage,
  accessibilityPage,
  ...unsubscribePages,
  ...blog(),
]).map(toSitePage)
/** @public With the routes that they were made from. */
export { addressOf, hrefFor, isFindable, routeOf, routes } from '../routes.ts'
/** @public */
export { appPageHeads }
/** @public */
export { siteWords } from './site-words.ts'
/** @public */
export const notFoundPage: SitePage = toSitePage(notFound)

/** @public What the server sends for an app page that is not prerendered, readable before its script runs. */
export function renderShell(path?: string): string {
  return renderToStaticMarkup(<Shell isBare={path === '/create'}>{path === '/create' && <PaletteShell />}</Shell>)
}

function blog(): readonly PageSource[] {
  return writtenArticles.length === 0 ? [] : [blogsPage(writtenArticles), ...writtenArticles.map(articlePage)]
}

/** The list of sources depends on what the pages show. */
function withSources(pages: readonly PageSource[]): readonly PageSource[] {
  return [...pages, ...sourcesPages(pages)]
}

function toSitePage(page: PageSource): SitePage {
  const { path, title, description, isEnglishOnly, facts = [], article, articleIn, faq, isUnlisted = false } = page
  const isEnglish = (language: Language) => (typeof isEnglishOnly === 'function' ? isEnglishOnly(language) : isEnglishOnly)
  const rendered = (draw: PageSource['main']) => (language: Language) => {
    const main = draw(language)
    return renderToStaticMarkup(
      <SiteWordsProvider words={siteWords[language]}>
        <SiteLayout language={language} path={path} families={familiesLinks(language)}>
          {isEnglish(language) ? <EnglishPart language={language}>{main}</EnglishPart> : main}
        </SiteLayout>
      </SiteWordsProvider>,
    )
  }
  const claimsIn = (language: Language) => [
    ...claims.filter(({ pages }) => pages.includes(path)).map((claim) => shownClaim(claim, language)),
    ...(page.claims ?? []).map(shownEnglishClaim),
    ...(page.listedClaims?.(language) ?? []),
  ]
  const variants = Object.fromEntries(Object.entries(page.variants ?? {}).map(([name, draw]) => [name, rendered(draw)]))
  const render = rendered(page.main)
  return {
    path,
    title,
    description,
    render,
    variants,
    claims: claimsIn,
    facts,
    isUnlisted,
    ...(article && { article }),
    ...(articleIn && { articleIn }),
    ...(faq && { faq }),
  }
}

const guideLinks = [
  ['/rights', 'footer_rights'],
  ['/assessment', 'footer_assessment'],
  ['/first-hundred-days', 'footer_first_days'],
  ['/everyday', 'footer_everyday'],
  ['/first-words', 'footer_first_words'],
  ['/materials', 'footer_materials'],
  ['/who-checked', 'footer_who_checked'],
] as const

/** The footer's way to the pages for families, on pages that are read: app pages carry no words for it. */
function familiesLinks(language: Language): FooterLinks {
  const words = guideWords[language]
  return {
    title: words.footer_families,
    links: guideLinks.map(([path, word]) => ({ href: hrefFor(path, language), label: words[word] })),
  }
}
