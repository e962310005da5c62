import { fill, type Language } from '@ankur/content'
import { categories, type Category } from '@ankur/content/articles'
import { blogWords, categoryNames } from '@ankur/content/pages/articles'
import { Flowers } from '../../ui/drawings/flowers.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import type { Article } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleFilter } from './article-filter.tsx'
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

/** What is written in the reader's language comes first, then the list in English. */
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
