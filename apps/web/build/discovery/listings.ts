/**
 * Lists for crawlers: sitemap, robots.txt, the feed of articles. They contain absolute URLs, and only the server knows its
 * origin: it replaces `originPlace`.
 */
import { languages, type Language } from '@ankur/content'
import type { SitePage } from '../../src/site/pages.tsx'

export const originPlace = 'https://origin.invalid'

interface SiteListing {
  readonly pages: readonly Pick<SitePage, 'path' | 'article' | 'articleIn'>[]
  readonly addressOf: (path: string, language: Language) => string
  readonly name: string
  readonly blogsTitle: string
}

/** By file name. */
export function renderListings(listed: SiteListing): Readonly<Record<string, string>> {
  const articles = listed.pages.filter((page) => page.article)
  return {
    'sitemap.xml': sitemap(listed),
    'robots.txt': robots,
    ...(articles.length > 0 && { 'feed.xml': feed(articles, listed) }),
  }
}

/** https://www.sitemaps.org/protocol.html, each address with its versions in the other languages. */
function sitemap({ pages, addressOf }: SiteListing): string {
  const entries = pages.flatMap((page) =>
    languages.map((language) => {
      const shown = page.articleIn?.(language) ?? page.article
      const changed = shown ? `<lastmod>${shown.edited}</lastmod>` : ''
      const twins = languages.map(
        (twin) => `<xhtml:link rel="alternate" hreflang="${twin}" href="${originPlace}${addressOf(page.path, twin)}"/>`,
      )
      return `<url><loc>${originPlace}${addressOf(page.path, language)}</loc>${changed}${twins.join('')}</url>`
    }),
  )
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${xmlHead}<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** Private pages have `noindex` themselves, which crawlers must be able to read; the services are not pages. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /auth/v1/
Disallow: /functions/

Sitemap: ${originPlace}/sitemap.xml
`

/** Atom (RFC 4287), newest first. */
function feed(articles: SiteListing['pages'], { name, blogsTitle }: SiteListing): string {
  const heads = articles.flatMap(({ path, article }) => (article ? [{ path, ...article }] : []))
  const newestFirst = heads.toSorted((a, b) => b.edited.localeCompare(a.edited))
  const entries = newestFirst.map(({ path, title, description, edited, badge }) =>
    [
      '<entry>',
      `<title>${escaped(title)}</title>`,
      `<link href="${originPlace}${path}"/>`,
      `<id>${originPlace}${path}</id>`,
      `<updated>${edited}T00:00:00+05:30</updated>`,
      `<category term="${escaped(badge)}"/>`,
      `<summary>${escaped(description)}</summary>`,
      '</entry>',
    ].join(''),
  )
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escaped(`${name}: ${blogsTitle}`)}</title>
<link href="${originPlace}/blogs"/>
<link rel="self" href="${originPlace}/feed.xml"/>
<id>${originPlace}/blogs</id>
<updated>${newestFirst[0]?.edited}T00:00:00+05:30</updated>
<author><name>${escaped(name)}</name></author>
${entries.join('\n')}
</feed>
`
}

const xmlHead = '<?xml version="1.0" encoding="utf-8"?>\n'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
