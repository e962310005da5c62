import { fill, type Language } from '@ankur/content'
import { hrefFor } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import type { Article } from './article.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { categoryName, readerWords } from './reader-words.ts'

/** The badge's colour shows the category, like its section. */
export const categoryTags = { 'editors-pick': 'plum', autism: 'leaf', digital: 'neel' } as const

interface Props {
  article: Article
  /** Under whose address it opens. */
  language: Language
}

/** The heading is the only link; the whole card is clickable. */
export function ArticleCard({ article, language }: Props) {
  const { title, description, category, badge, readTime } = article.frontMatter
  const href = hrefFor(article.path, language)
  return (
    <li className="article-card" data-article={article.language === 'en' ? article.path : href}>
      <ArticlePicture slug={article.slug} />
      <Tag kind={categoryTags[category]}>{article.language === 'en' ? badge : categoryName(category, article.language)}</Tag>
      <h3 className="article-card__title">
        <a className="article-card__link" href={href}>
          {title}
        </a>
      </h3>
      <p className="article-card__text">{description}</p>
      <p className="article-card__time">
        <Icon name="clock" size="small" />
        <time dateTime={`PT${readTime}M`}>{fill(readerWords[article.language].read_time, { n: readTime })}</time>
      </p>
    </li>
  )
}
