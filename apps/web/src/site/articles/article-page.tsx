import { fill, type Language } from '@ankur/content'
import { isReviewed, isWordingReviewed } from '@ankur/content/reviews'
import { formatDay } from '@ankur/screening/analysis/dates'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Listen } from '../../ui/listen/listen.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import type { PageSource } from '../page.ts'
import { findClaim, ReadingContext, type Article } from './article.tsx'
import { categoryTags } from './article-card.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleText } from './article-text.tsx'
import { ContentsList } from './contents-list.tsx'
import './hand-out.css'
import { Button } from '../../ui/button/button.tsx'
import { readFirst } from './first-reading.tsx'
import { numberSources, type NumberedSources } from './number-sources.ts'
import { siteWords } from '../site-words.ts'
import { categoryName, readerWords, shortWords } from './reader-words.ts'
import { SourceList } from './source-list.tsx'
import './reading-bar.css'
import './article.css'
import './article-parts.css'
import './article-print.css'

/** The page of one article: in each language its short version, or else the English article. */
export function articlePage(article: Article): PageSource {
  const { path, frontMatter, versions } = article
  const inLanguage = (language: Language) => versions[language] ?? article
  const all = [article, ...Object.values(versions)]
  return {
    path,
    isEnglishOnly: (language) => inLanguage(language).language === 'en',
    title: (language) => `${inLanguage(language).frontMatter.title}: ${siteWords[inLanguage(language).language].name}`,
    description: (language) => inLanguage(language).frontMatter.description,
    claims: [...new Set(all.flatMap((each) => readFirst(each).shown))],
    facts: [
      ...all.flatMap((each) => [...(each.frontMatter.facts ?? []), ...dayNumbers(each)]),
      ...(frontMatter.references ?? []).flatMap(numbersOf),
    ],
    article: frontMatter,
    articleIn: (language) => inLanguage(language).frontMatter,
    main: (language) => <ArticleMain article={inLanguage(language)} language={language} />,
  }
}

interface Props {
  article: Article
  /** Of the frame, in which links stay. */
  language: Language
}

function ArticleMain({ article, language }: Props) {
  const { frontMatter, outline } = article
  const sources = numberSources(readFirst(article).shown, frontMatter.references)
  const show = (id: string) => findClaim(article, id)
  return (
    <ReadingContext value={{ article, language, show, numberOf: sources.numberOf }}>
      <div className="reading-bar" data-reading-bar="" aria-hidden="true">
        <div className="reading-bar__fill" />
      </div>
      <article className="article">
        <ArticleHead article={article} language={language} />
        <div className="wrap article__columns">
          <ContentsList parts={partsOf(article, outline, sources)} title={readerWords[article.language].on_this_page} />
          <div className="article__text" id="article-text">
            <ArticleText />
            <FirstSteps article={article} />
            <SourceList sources={sources} language={article.language} />
          </div>
        </div>
      </article>
    </ReadingContext>
  )
}

function ArticleHead({ article, language }: Props) {
  const { category, badge, title, description, readTime, edited } = article.frontMatter
  const words = readerWords[article.language]
  return (
    <div className="article__head">
      <div className="wrap">
        <a className="article__back" href={hrefFor('/blogs', language)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
        <div className="article__head-row">
          <div className="article__name">
            <p>
              <Tag kind={categoryTags[category]}>
                {article.language === 'en' ? badge : categoryName(category, article.language)}
              </Tag>
            </p>
            <h1 className="article__title">{title}</h1>
          </div>
          <ArticlePicture slug={article.slug} />
          <div>
            <p className="article__lead">{description}</p>
            <div className="article__meta">
              <time dateTime={`PT${readTime}M`}>{fill(words.read_time, { n: readTime })}</time>
              <span>
                {words.edited} <time dateTime={edited}>{formatDay(edited, article.language)}</time>
              </span>
              {!isReviewed('articles') && <span>{words.unchecked}</span>}
            </div>
            <ShortNote article={article} />
            <Listen reads="article-text" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** For a short version: names its source and links to it. */
function ShortNote({ article: { language, original, path } }: { article: Article }) {
  const words = shortWords[language]
  if (!words || !original) return null
  return (
    <div className="article__short">
      <Notice kind="note">
        {fill(words.short_note, { date: formatDay(original, language) })} {!isWordingReviewed(language) && words.unread}{' '}
        <a href={hrefFor(path, 'en')} hrefLang="en">
          {words.full_link}
        </a>
      </Notice>
    </div>
  )
}

function partsOf({ language }: Article, outline: Article['outline'], { list, unverified }: NumberedSources): Article['outline'] {
  const { in_short, sources, not_verified } = readerWords[language]
  return [
    { id: 'in-short', title: in_short },
    ...outline,
    ...(list.length > 0 ? [{ id: 'sources', title: sources }] : []),
    ...(unverified.length > 0 ? [{ id: 'not-verified', title: not_verified }] : []),
  ]
}

/** The day that a short version names. */
function dayNumbers({ original = '' }: Article): readonly string[] {
  return original.split('-').map((part) => String(Number(part)))
}

function numbersOf({ citation, year }: { citation: string; year: number }): readonly string[] {
  return `${citation} ${year}`.match(/\d[\d,.]*\d|\d/g) ?? []
}

/** Also what makes the page a hand-out: with "In short", the picture and the sources it fills one sheet of paper. */
function FirstSteps({ article: { frontMatter, language } }: { article: Article }) {
  const words = readerWords[language]
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 className="first-steps__title" id="first-steps">
        {words.first_steps}
      </h2>
      <ol className="first-steps__list">
        {frontMatter.firstSteps.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button kind="quiet" icon="print" data-print-hand-out="" hidden>
        {words.print_hand_out}
      </Button>
      <p className="first-steps__help" data-help-address={hrefFor('/help', language)} hidden>
        {words.help_address}{' '}
      </p>
    </section>
  )
}
