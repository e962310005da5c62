import { type Language, fill } from '@ankur/content'
import { categories, type Category } from '@ankur/content/articles'
import { categoryNames } from '@ankur/content/pages/articles'
import { reviewedTexts, sources } from '@ankur/content/pages/sources'
import { unexplainedFigures } from '@ankur/content/english-claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { Card } from '../../ui/card/card.tsx'
import { studies, Study } from '../about-us/research.tsx'
import { Contents, PageHead, ReadPage } from '../page-parts.tsx'
import type { PageSource } from '../page.ts'
import { claimsOfPages, type PageClaims } from './page-claims.ts'
import { PageFigures } from './page-figures.tsx'
import { type Review, reviews } from '@ankur/content/reviews'
import { UnverifiedFigures } from './unverified-figures.tsx'

const parts = ['research', 'unverified', 'pages', 'articles', 'pictures', 'unchecked'] as const

interface SourceLists {
  readonly own: readonly PageClaims[]
  readonly articles: readonly (readonly [Category, readonly PageClaims[]])[]
}

/** The list of all figures, and one for each kind of article: together they would be too heavy for a weak signal. */
export function sourcesPages(pages: readonly PageSource[]): readonly PageSource[] {
  const articlesOf = (category: Category) => pages.filter(({ article }) => article?.category === category)
  const listed: SourceLists = {
    own: claimsOfPages(pages.filter(({ article }) => !article)),
    articles: categories.map((category) => [category, claimsOfPages(articlesOf(category))] as const),
  }
  return [mainPage(listed), ...listed.articles.map(([category, some]) => articlesPage(category, some))]
}

function mainPage(listed: SourceLists): PageSource {
  const all = [...listed.own, ...listed.articles.flatMap(([, some]) => some)]
  return {
    path: '/sources',
    isEnglishOnly: true,
    title: () => sources.title,
    description: () => sources.description,
    claims: [...all.flatMap(({ claims }) => claims), ...unexplainedFigures],
    // The 20 questions of the screening.
    facts: [...numbersOf(all), '20', '4.0'],
    main: (language) => <Sources listed={listed} all={all} language={language} />,
  }
}

function articlesPage(category: Category, articles: readonly PageClaims[]): PageSource {
  const name = { category: categoryNames[category] }
  return {
    path: `/sources/${category}`,
    isEnglishOnly: true,
    title: () => fill(sources.article_title, name),
    description: () => sources.article_lead,
    claims: articles.flatMap(({ claims }) => claims),
    facts: numbersOf(articles),
    main: (language) => (
      <>
        <PageHead title={fill(sources.article_heading, name)} lead={sources.article_lead} />
        <ReadPage>
          <p>
            <a className="prose__link" href={hrefFor('/sources', language)}>
              {sources.back}
            </a>
          </p>
          <div className="prose">
            {articles.map((page) => (
              <PageFigures key={page.path} page={page} language={language} heading="h2" />
            ))}
          </div>
        </ReadPage>
      </>
    ),
  }
}

function Sources({ listed, all, language }: { listed: SourceLists; all: readonly PageClaims[]; language: Language }) {
  return (
    <>
      <PageHead title={sources.heading} lead={sources.lead} />
      <div className="wrap with-contents">
        <Contents title={sources.on_this_page} parts={parts.map((part) => [part, sources[part]])} />
        <div className="with-contents__text">
          <Card kind="tint" title={sources.how_title}>
            <ul className="prose__list">
              {sources.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {pageExists('/contact') && (
              <p>
                <a className="prose__link" href={hrefFor('/contact', language)}>
                  {sources.mistake}
                </a>
              </p>
            )}
          </Card>
          <div className="prose">
            <h2 id="research">{sources.research}</h2>
            <p>{sources.research_lead}</p>
            {studies.map((study) => (
              <Study key={study} study={study} language="en" />
            ))}
            <UnverifiedFigures pages={all} language={language} />
            <h2 id="pages">{sources.pages}</h2>
            {listed.own.map((page) => (
              <PageFigures key={page.path} page={page} language={language} heading="h3" />
            ))}
            <h2 id="articles">{sources.articles}</h2>
            <p>{sources.articles_lead}</p>
            <ul className="prose__list">
              {listed.articles.map(([category]) => (
                <li key={category}>
                  <a className="prose__link" href={hrefFor(`/sources/${category}`, language)}>
                    {fill(sources.articles_link, { category: categoryNames[category] })}
                  </a>
                </li>
              ))}
            </ul>
            <h2 id="pictures">{sources.pictures}</h2>
            <p>{sources.pictures_ours}</p>
            <p>{sources.pictures_fluent}</p>
            <p>{sources.pictures_talk}</p>
            <UncheckedTexts />
          </div>
        </div>
      </div>
    </>
  )
}

/** The title of an article may hold a number. */
function numbersOf(pages: readonly PageClaims[]): readonly string[] {
  return pages.flatMap(({ title }) => title.match(/\d[\d,.]*\d|\d/g) ?? [])
}

/** Texts that a person must still review. A text leaves this list when it is signed off in `reviews.ts`. */
function UncheckedTexts() {
  const unsigned = Object.entries<Review>(reviews).filter(([, { by }]) => by === null)
  return (
    <>
      <h2 id="unchecked">{sources.unchecked}</h2>
      <p>{sources.unchecked_lead}</p>
      <ul className="prose__list">
        {unsigned.map(([text, { needs }]) => (
          <li key={text}>
            {reviewedTexts[text as keyof typeof reviews]}. {fill(sources.needs, { who: needs })}
          </li>
        ))}
      </ul>
    </>
  )
}
