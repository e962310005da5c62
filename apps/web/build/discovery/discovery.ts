/** Metadata for search engines and messengers: the head of each page, and the lists of all pages. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '@ankur/content'
import type { SitePage } from '../../src/site/pages.tsx'
import { escape } from '../document.ts'
import type { Site } from '../site.ts'
import { writeIcons } from './icons.ts'
import { renderListings } from './listings.ts'
import { previewSize, renderPreview } from './preview-picture.ts'
import { pageName, structuredData, toScriptText } from './structured-data.ts'

/** The metadata of a page. */
export type FindablePage = Pick<SitePage, 'path' | 'title' | 'description' | 'article' | 'articleIn' | 'faq'>

/** Draws a page's preview picture and returns the lines of its head. */
export async function describePage(site: Site, page: FindablePage, language: Language): Promise<readonly string[]> {
  const { addressOf, hrefFor, siteWords } = site.pages
  const words = siteWords[language]
  const absolute = (path: string) => `${site.origin}${path}`
  const address = addressOf(page.path, language)
  const preview = await writePreview(site, page, language)
  const title = pageName(page, language)
  const tags: Readonly<Record<string, string>> = {
    'og:type': page.article ? 'article' : 'website',
    'og:site_name': words.name,
    'og:title': title,
    'og:description': page.description(language),
    'og:url': absolute(address),
    'og:locale': `${language}_IN`,
    'og:image': absolute(preview),
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': title,
    ...(page.article && { 'article:modified_time': (page.articleIn?.(language) ?? page.article).edited }),
  }
  const described = { page, language, absolute, address, preview, name: words.name, home: hrefFor('/', language) }
  return [
    `<link rel="canonical" href="${absolute(address)}">`,
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(isOfBlog(page) ? [`<link rel="alternate" type="application/atom+xml" href="/feed.xml">`] : []),
    ...structuredData({ ...described, above: pageAbove(site, page, language) }).map(
      (data) => `<script type="application/ld+json">${toScriptText(data)}</script>`,
    ),
  ]
}

/** Writes icons, manifest and lists; returns the names of the files in which the server fills in its address. */
export async function writeDiscovery({ outDir, pages }: Site): Promise<readonly string[]> {
  const { sitePages, appPageHeads, addressOf, isFindable, siteWords } = pages
  const home = sitePages.find((page) => page.path === '/')
  const blogs = sitePages.find((page) => page.path === '/blogs')
  const { name } = siteWords.en
  await writeIcons(outDir, { name, description: home?.description('en') ?? name })
  const listings = renderListings({
    pages: [...sitePages.filter((page) => !page.isUnlisted), ...appPageHeads.filter(({ path }) => isFindable(path))],
    addressOf,
    name,
    blogsTitle: blogs ? pageName(blogs, 'en') : name,
  })
  await Promise.all(Object.entries(listings).map(([file, text]) => writeFile(join(outDir, file), text)))
  return Object.keys(listings)
}

function isOfBlog({ path }: FindablePage): boolean {
  return path === '/blogs' || path.startsWith('/blogs/')
}

function pageAbove({ pages }: Site, { path }: FindablePage, language: Language) {
  const above = [...pages.sitePages, ...pages.appPageHeads].find(
    (page) => page.path !== '/' && page.path === path.slice(0, path.lastIndexOf('/')),
  )
  return above ? { name: pageName(above, language), item: pages.addressOf(above.path, language) } : null
}

/** English-only pages have one picture for all languages, because their title is English. */
async function writePreview({ outDir, pages }: Site, page: FindablePage, language: Language): Promise<string> {
  const title = pageName(page, language)
  const shown = languages.find((each) => pageName(page, each) === title) ?? language
  const { name, strip } = pages.siteWords[shown]
  const png = await renderPreview({ language: shown, name, title, line: strip })
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8)
  const address = `/assets/preview${page.path === '/' ? '' : page.path.replaceAll('/', '-')}-${shown}-${hash}.png`
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await writeFile(join(outDir, address), png)
  return address
}
