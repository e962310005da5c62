import { fill, type Language } from '@ankur/content'
import { categories, type Category } from '@ankur/content/articles'
import { blogWords, categoryNames } from '@ankur/content/pages/articles'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-parts.tsx'
import type { Article } from './article.tsx'
import { ArticleCard } from './article-card.tsx'
import { shortWords } from './reader-words.ts'
import './blogs.css'

/** The list of the articles that exist. Counts and sections are taken from them; what would be empty is left out. */
export function blogsPage(articles: readonly Article[]): PageSource {
  return {
    path: '/blogs',
    isEnglishOnly: (language) => !hasShort(articles, language),
    title: (language) => listWords(articles, language).title,
    description: (language) => listWords(articles, language).description,
    claims: articles.flatMap(({ claims }) => claims),
    // How many articles there are, in each category.
    facts: sectionsOf(articles).map((section) => String(section.articles.length)),
    main: (language) =>
      hasShort(articles, language) ? (
        <ListInLanguage articles={articles} language={language} />
      ) : (
        <Blogs articles={articles} language={language} />
      ),
  }
}

interface Section {
  readonly id: Category | 'featured'
  readonly title: string
  readonly articles: readonly Article[]
}

function sectionsOf(articles: readonly Article[]): readonly Section[] {
  const featured = articles.filter(({ frontMatter }) => frontMatter.featured)
  const byCategory = categories.map((category) => ({
    id: category,
    title: categoryNames[category],
    articles: articles.filter(({ frontMatter }) => frontMatter.category === category),
  }))
  const sections: readonly Section[] = [{ id: 'featured', title: blogWords.featured, articles: featured }, ...byCategory]
  return sections.filter((section) => section.articles.length > 0)
}

function hasShort(articles: readonly Article[], language: Language): boolean {
  return articles.some(({ versions }) => versions[language])
}

function listWords(articles: readonly Article[], language: Language): Pick<typeof blogWords, 'title' | 'description'> {
  return (hasShort(articles, language) && (shortWords[language] as Pick<typeof blogWords, 'title' | 'description'>)) || blogWords
}

interface Props {
  articles: readonly Article[]
  language: Language
}

/** Articles in the reader's language come first, then the list in English. */
function ListInLanguage({ articles, language }: Props) {
  const words = shortWords[language]
  if (!words) return null
  const short = articles.flatMap(({ versions }) => versions[language] ?? [])
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} picture={<Flowers />} />
      <div className="wrap blogs">
        <section data-articles="" aria-labelledby="short-ones">
          <h2 id="short-ones">{words.short_ones}</h2>
          <ul className="blogs__list">
            {short.map((article) => (
              <ArticleCard key={article.slug} article={article} language={language} />
            ))}
          </ul>
        </section>
        <h2>{words.in_english}</h2>
      </div>
      <div lang="en">
        <Sections articles={articles} language={language} />
      </div>
    </>
  )
}

function Blogs({ articles, language }: Props) {
  return (
    <>
      <PageHead title={blogWords.heading} lead={blogWords.lead} picture={<Flowers />} />
      <Sections articles={articles} language={language} />
    </>
  )
}

function Sections({ articles, language }: Props) {
  const sections = sectionsOf(articles)
  return (
    <>
      <div className="wrap blogs">
        <nav aria-label={blogWords.categories}>
          <ul className="blogs__categories">
            {sections.map((section) => section.id !== 'featured' && <CategoryCard key={section.id} section={section} />)}
          </ul>
        </nav>
        <ArticleFilter />
        {sections.map(({ id, title, articles: listed }) => (
          <section key={id} data-articles="" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className="blogs__list">
              {listed.map((article) => (
                <ArticleCard key={article.slug} article={article} language={article.versions[language] ? 'en' : language} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

const icons: Readonly<Record<Category, IconName>> = { 'editors-pick': 'flag', autism: 'person', digital: 'chat' }

/** Jumps to its section. */
function CategoryCard({ section: { id, title, articles } }: { section: Section }) {
  return (
    <li>
      <a className={`blogs__category blogs__category--${id}`} href={`#${id}`}>
        <Icon name={icons[id as Category]} />
        <span>
          <b className="blogs__category-name">{title}</b>
          {articles.length === 1 ? blogWords.one_article : fill(blogWords.articles, { n: articles.length })}
        </span>
      </a>
    </li>
  )
}

/** Hidden until its script is loaded. `filter-articles.ts` is loaded on the first interaction. */
function ArticleFilter() {
  return (
    <div className="article-filter field" role="search" hidden data-article-filter="">
      <label className="field__label" htmlFor="article-filter">
        {blogWords.filter}
      </label>
      <p className="field__hint" id="article-filter-hint" aria-hidden="true">
        {blogWords.filter_hint}
      </p>
      <input className="field__box" id="article-filter" type="search" autoComplete="off" aria-describedby="article-filter-hint" />
      <p
        className="article-filter__found"
        role="status"
        data-none={blogWords.found_none}
        data-one={blogWords.found_one}
        data-many={blogWords.found}
      />
    </div>
  )
}

/** A marigold and its neighbours: something that grows while one reads. */
function Flowers() {
  return (
    <Drawing name="flowers" width={300} height={240}>
      <circle className="drawing__sky" cx="150" cy="120" r="112" />
      <g className="drawing__stem" strokeWidth="5">
        <path d="M40 206h220M86 206v-62M150 206V92M214 206c-2-30 2-44-4-74" />
      </g>
      <path
        className="drawing__hill2"
        d="M86 160c-26 2-40-12-40-34 26-2 40 12 40 34zM86 150c0-22 14-34 36-34 0 22-14 34-36 34zM212 178c-18 2-28-6-30-22 18-2 28 6 30 22z"
      />
      <path className="drawing__leaf" d="M150 176c24 0 36-12 36-32-24 0-36 12-36 32z" />
      <g transform="translate(150 72)" fill="#E59A2B">
        <circle r="17" cy="-22" />
        <circle r="17" cx="21" cy="-6" />
        <circle r="17" cx="13" cy="18" />
        <circle r="17" cx="-13" cy="18" />
        <circle r="17" cx="-21" cy="-6" />
        <circle r="14" fill="#F7D27E" />
      </g>
      <path d="M210 132c-14-12-14-34 2-50 18 14 18 38-2 50z" fill="#8E6CA3" />
    </Drawing>
  )
}
