import { blogWords } from '@ankur/content/pages/articles'

/** Hidden until there is script to do it. `filter-articles.ts` comes with the first touch. */
export function ArticleFilter() {
  return (
    <div className="article-filter field" role="search" hidden data-article-filter="">
      <label className="field__label" htmlFor="article-filter">
        {blogWords.filter}
      </label>
      <p className="field__hint" id="article-filter-hint">
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
