import { renderToStaticMarkup } from 'react-dom/server'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { findClaim, ReadingContext, type Article } from './article.tsx'
import { ArticleText } from './article-text.tsx'

export interface FirstReading {
  /** The claims that are shown, in order, as often as they are. */
  readonly shown: readonly EnglishClaim[]
  /** The text from "In short" to the last line before the sources. */
  readonly words: number
}

/** Renders an article once before its page: sources are numbered in order of appearance. */
export function readFirst(article: Article): FirstReading {
  const shown: EnglishClaim[] = []
  const show = (id: string) => {
    const claim = findClaim(article, id)
    shown.push(claim)
    return claim
  }
  const html = renderToStaticMarkup(
    <ReadingContext value={{ article, language: 'en', show, numberOf: () => undefined }}>
      <ArticleText />
    </ReadingContext>,
  )
  return { shown, words: wordsIn(html) }
}

function wordsIn(html: string): number {
  const seen = html
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<button.*?<\/button>/gs, ' ')
    .replaceAll(/<span class="article-part__hint[^>]*.*?<\/span>/gs, ' ')
  const text = seen.replaceAll(/<\/?(?!a|b|em|strong|span|sup)[a-z][^>]*>/g, ' ')
  return text
    .replaceAll(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
