import { fill, type Language } from '@ankur/content'
import { blogWords } from '@ankur/content/pages/articles'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import type { Article } from './article.ts'

/** The badge's tint tells the category, as its section does. */
export const categoryTags = { 'editors-pick': 'plum', autism: 'leaf', digital: 'neel' } as const

/** The heading is the link, and the only one; the whole card takes the press. */
export function ArticleCard({ article: { path, frontMatter }, language }: { article: Article; language: Language }) {
  const { title, description, category, badge, readTime } = frontMatter
  return (
    <li className="article-card" data-article={path}>
      <Tag kind={categoryTags[category]}>{badge}</Tag>
      <h3 className="article-card__title">
        <a className="article-card__link" href={hrefFor(path, language)}>
          {title}
        </a>
      </h3>
      <p className="article-card__text">{description}</p>
      <p className="article-card__time">
        <Icon name="clock" size="small" />
        <time dateTime={`PT${readTime}M`}>{fill(blogWords.read_time, { n: readTime })}</time>
      </p>
    </li>
  )
}
