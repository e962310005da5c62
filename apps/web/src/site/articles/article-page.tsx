import type { Language } from '@ankur/content'
import { articleWords, blogWords } from '@ankur/content/pages/articles'
import { isReviewed } from '@ankur/content/reviews'
import { fill } from '@ankur/content'
import { formatDay } from '@ankur/screening/analysis/dates'
import { hrefFor } from '../../routes.ts'
import { Flowers } from '../../ui/drawings/flowers.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Listen } from '../../ui/listen/listen.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import type { PageSource } from '../page.ts'
import type { Article } from './article.ts'
import { categoryTags } from './article-card.tsx'
import { ArticleText } from './article-text.tsx'
import { ContentsList } from './contents-list.tsx'
import { readFirst } from './first-reading.tsx'
import { numberSources, type NumberedSources } from './number-sources.ts'
import { findClaim, ReadingContext } from './reading.tsx'
import { SourceList } from './source-list.tsx'
import './reading-bar.css'
import './article.css'
import './article-print.css'

/** The page of one article. */
export function articlePage(article: Article): PageSource {
  const { path, frontMatter } = article
  const { shown } = readFirst(article)
  const sources = numberSources(shown, frontMatter.references)
  return {
    path,
    isEnglishOnly: true,
    title: () => `${frontMatter.title}: Ankur`,
    description: () => frontMatter.description,
    claims: shown,
    facts: [...(frontMatter.facts ?? []), ...(frontMatter.references ?? []).flatMap(numbersOf)],
    article: frontMatter,
    main: (language) => <ArticleMain article={article} sources={sources} language={language} />,
  }
}

interface Props {
  article: Article
  sources: NumberedSources
  language: Language
}

function ArticleMain({ article, sources, language }: Props) {
  const { frontMatter, outline } = article
  const show = (id: string) => findClaim(article, id)
  return (
    <ReadingContext value={{ article, language, show, numberOf: sources.numberOf }}>
      <div className="reading-bar" data-reading-bar="" aria-hidden="true">
        <div className="reading-bar__fill" />
      </div>
      <article className="article">
        <ArticleHead frontMatter={frontMatter} language={language} />
        <div className="wrap article__columns">
          <ContentsList parts={partsOf(outline, sources)} />
          <div className="article__text" id="article-text">
            <ArticleText />
            <SourceList sources={sources} />
          </div>
        </div>
      </article>
    </ReadingContext>
  )
}

function ArticleHead({ frontMatter, language }: Pick<Article, 'frontMatter'> & { language: Language }) {
  const { category, badge, title, description, readTime, edited } = frontMatter
  return (
    <div className="article__head">
      <div className="wrap">
        <a className="article__back" href={hrefFor('/blogs', language)}>
          <Icon name="chevron-left" />
          {articleWords.back}
        </a>
        <div className="article__head-row">
          <div>
            <p>
              <Tag kind={categoryTags[category]}>{badge}</Tag>
            </p>
            <h1 className="article__title">{title}</h1>
            <p className="article__lead">{description}</p>
            <div className="article__meta">
              <time dateTime={`PT${readTime}M`}>{fill(blogWords.read_time, { n: readTime })}</time>
              <span>
                {articleWords.edited} <time dateTime={edited}>{formatDay(edited, 'en')}</time>
              </span>
              {!isReviewed('articles') && <span>{articleWords.unchecked}</span>}
            </div>
            <Listen reads="article-text" />
          </div>
          <Flowers />
        </div>
      </div>
    </div>
  )
}

function partsOf(outline: Article['outline'], { list, unverified }: NumberedSources): Article['outline'] {
  const { in_short, sources, not_verified } = articleWords
  return [
    { id: 'in-short', title: in_short },
    ...outline,
    ...(list.length > 0 ? [{ id: 'sources', title: sources }] : []),
    ...(unverified.length > 0 ? [{ id: 'not-verified', title: not_verified }] : []),
  ]
}

function numbersOf({ citation, year }: { citation: string; year: number }): readonly string[] {
  return `${citation} ${year}`.match(/\d[\d,.]*\d|\d/g) ?? []
}
