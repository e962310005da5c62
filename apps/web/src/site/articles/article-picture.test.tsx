import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plannedArticles } from '@ankur/content/articles'
import { ArticlePicture } from './article-picture.tsx'

test('each article has its own picture, of less than 4 kB, without a style attribute', () => {
  const drawn = plannedArticles.map(({ slug }) => renderToStaticMarkup(<ArticlePicture slug={slug} />))
  expect(new Set(drawn).size).toBe(plannedArticles.length)
  for (const [at, svg] of drawn.entries()) {
    expect(gzipSync(svg).length, plannedArticles[at]?.slug).toBeLessThan(4096)
    expect(svg).not.toContain('style=')
  }
})

test('an article without a picture is refused', () => {
  expect(() => renderToStaticMarkup(<ArticlePicture slug="no-such-article" />)).toThrow(
    /no picture for the article no-such-article/,
  )
})
