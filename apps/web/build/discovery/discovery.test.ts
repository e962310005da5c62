import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedGames } from '@ankur/games/listed-games'
import { writeSite } from '../build.ts'
import type { Site, SiteJson } from '../site.ts'
import { describePage, type FindablePage } from './discovery.ts'
import { originPlace } from './listings.ts'

/**
 * `npm test` has just built the site, without a public origin, and passes its folder; run alone, this file builds its own.
 * The last test covers the heads of a site with an origin.
 */
const given = process.env.ANKUR_TEST_SITE
let dist: string
let site: SiteJson
let origin: string
/** Every page except those that are excluded from search. */
let found: (readonly [address: string, page: SiteJson['pages'][string]])[]

beforeAll(async () => {
  dist = given ?? (await mkdtemp(join(tmpdir(), 'ankur-found-')))
  site = given ? (JSON.parse(readFileSync(join(given, 'site.json'), 'utf8')) as SiteJson) : await writeSite(dist, '')
  origin = site.origin
  const app = [...site.app, ...site.twins].map(({ path, ...page }) => [path, page] as const)
  found = [...Object.entries(site.pages), ...app].filter(([, { file }]) => !read(file).includes('content="noindex"'))
}, 240_000)

afterAll(async () => {
  if (!given) await rm(dist, { recursive: true })
})

test('each page states its public address, in its own language', () => {
  for (const [address, page] of found) {
    const html = read(page.file)
    expect(html, address).toContain(`<link rel="canonical" href="${origin}${address}">`)
    expect(meta(html, 'og:url'), address).toBe(`${origin}${address}`)
    const language = /^\/(hi|pa)(\/|$)/.exec(address)?.[1] ?? 'en'
    expect(meta(html, 'og:locale'), address).toBe(`${language}_IN`)
    expect(html, address).toContain(`hreflang="x-default" href="${origin}`)
  }
})

test('each page has a preview picture with its title, in the size that its head states', async () => {
  for (const [address, page] of found) {
    const html = read(page.file)
    const file = meta(html, 'og:image')?.replace(`${origin}/`, '') ?? ''
    const picture = await loadImage(readFileSync(join(dist, file)))
    expect([picture.width, picture.height].map(String), address).toEqual([
      meta(html, 'og:image:width'),
      meta(html, 'og:image:height'),
    ])
    expect(meta(html, 'og:image:alt'), address).toBe(meta(html, 'og:title'))
  }
})

test('the link of a shared game has a title and a preview picture, and is not indexed', () => {
  const play = site.app.find(({ path }) => path === '/play')
  const html = read(play?.file ?? '')
  expect(html).toContain('content="noindex"')
  expect([meta(html, 'og:title'), meta(html, 'og:image')?.startsWith(`${origin}/`)]).toEqual(['A game to play', true])
})

test('the games, the Game Creator and the talk board are indexed in each language, and private pages are not', () => {
  const addresses = found.map(([address]) => address)
  const games = listedGames.map(({ url }) => url)
  for (const path of ['/games', '/create', '/talk', ...games]) {
    expect(addresses, path).toEqual(expect.arrayContaining([path, `/hi${path}`, `/pa${path}`]))
  }
  const own = ['/dashboard', '/account', '/sign-in', '/autism-test/question', '/play', '/shared', '/games/for-adults']
  for (const path of own) expect(addresses, path).not.toContain(path)
  for (const { path, file } of site.twins) {
    const script = path.startsWith('/hi/') ? /\p{Script=Devanagari}/u : /\p{Script=Gurmukhi}/u
    const html = read(file)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toMatch(script)
    expect(/<meta name="description" content="([^"]*)">/.exec(html)?.[1], path).toMatch(script)
  }
})

test('the indexed content of a game is in the language of its address and contains the first board', () => {
  for (const { url } of listedGames.filter((game) => game.section !== 'drag_drop_coding')) {
    for (const [address, script] of [
      [url, /[a-z]/],
      [`/hi${url}`, /\p{Script=Devanagari}/u],
      [`/pa${url}`, /\p{Script=Gurmukhi}/u],
    ] as const) {
      const html = read(found.find(([each]) => each === address)?.[1]?.file ?? '').replaceAll(/<template.*?<\/template>/gs, '')
      const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
      expect(heading, address).toMatch(script)
      expect(html.match(/data-stop="(?:piece|card)"/g)?.length, address).toBeGreaterThan(0)
      expect(html, address).not.toMatch(/<[^>]+ style=/)
    }
  }
})

/** Written in the language of its address: a short version beside the English article. */
function isShort(address: string): boolean {
  const [, language = '', , slug = ''] = address.split('/')
  return existsSync(new URL(`../../../../packages/content/articles/${slug}/${language}.mdx`, import.meta.url))
}

test('the structured data of a page is valid JSON and names the parent page', () => {
  const home = dataOf('/')
  expect(home.map((data) => data['@type'])).toContain('Organization')
  for (const address of Object.keys(site.pages).filter((each) => each.includes('/blogs/'))) {
    const crumbs = dataOf(address).find((data) => data['@type'] === 'BreadcrumbList')
    const prefix = address.slice(0, address.indexOf('/blogs/'))
    expect(crumbs, address).toMatchObject({
      itemListElement: [
        { item: `${origin}${prefix || '/'}` },
        { item: `${origin}${prefix}/blogs` },
        { item: `${origin}${address}` },
      ],
    })
    const article = dataOf(address).find((data) => data['@type'] === 'Article')
    expect(article, address).toMatchObject({
      inLanguage: isShort(address) ? prefix.slice(1) : 'en',
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    })
  }
})

test('frequently asked questions are in the structured data in the language of the page', () => {
  const faq = (address: string) => JSON.stringify(dataOf(address).find((data) => data['@type'] === 'FAQPage') ?? {})
  expect(faq('/contact')).toContain('Ankur is free.')
  expect(faq('/hi/contact')).toMatch(/\p{Script=Devanagari}/u)
  expect(faq('/pa/contact')).toMatch(/\p{Script=Gurmukhi}/u)
})

test('the sitemap lists every page once, and no page that is excluded from search', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replace(originPlace, ''))
  expect(listed.toSorted()).toEqual(found.map(([address]) => address).toSorted())
  expect(read('robots.txt')).toContain(`Sitemap: ${originPlace}/sitemap.xml`)
  expect(site.addressed).toEqual(expect.arrayContaining(['sitemap.xml', 'robots.txt', 'feed.xml']))
})

test('the feed lists every article of the blog', () => {
  const inFeed = [...read('feed.xml').matchAll(/<entry>.*?<link href="([^"]*)"/g)].map(([, link = '']) =>
    link.replace(originPlace, ''),
  )
  const built = Object.keys(site.pages).filter((address) => address.startsWith('/blogs/'))
  expect(inFeed.toSorted()).toEqual(built.toSorted())
})

test('the site can be installed on a phone: every icon of the manifest exists in its size', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons.filter(({ src: file }) => file.endsWith('.png'))) {
    const { width, height } = await loadImage(readFileSync(join(dist, src)))
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8')
}

function meta(html: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1]
}

function dataOf(address: string): Record<string, unknown>[] {
  const html = read(site.pages[address]?.file ?? '')
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}

test('on a site with a public origin, crawlers and messengers get absolute addresses', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'ankur-heads-'))
  const inLanguage = (path: string, language: string) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)
  const blogs = { path: '/blogs', title: () => 'Articles: Ankur', description: () => 'All articles' }
  const article = { title: 'First words', description: 'About words', edited: '2026-01-05', readTime: 4, badge: 'Speech' }
  const words = { name: 'Ankur', strip: 'Calm games' }
  const pages = {
    addressOf: inLanguage,
    hrefFor: inLanguage,
    siteWords: { en: words, hi: words, pa: words },
    sitePages: [blogs],
    appPageHeads: [],
  }
  const described = { path: '/blogs/first-words', title: () => 'First words: Ankur', description: () => 'About words', article }

  const partial = { outDir, origin: 'https://ankur.example', pages } as unknown as Site
  const head = (await describePage(partial, described as unknown as FindablePage, 'hi')).join('\n')
  await rm(outDir, { recursive: true })

  expect(head).toContain('<link rel="canonical" href="https://ankur.example/hi/blogs/first-words">')
  expect(meta(head, 'og:url')).toBe('https://ankur.example/hi/blogs/first-words')
  expect(meta(head, 'og:image')).toMatch(/^https:\/\/ankur\.example\/assets\/preview-blogs-first-words-/)
  const addresses = [...head.matchAll(/"(?:item|url|@id|image|mainEntityOfPage)":"([^"]*)"/g)].map(([, each]) => each)
  expect(addresses).toContain('https://ankur.example/hi/blogs')
  for (const each of addresses) expect(each).toMatch(/^https:\/\/ankur\.example\//)
})
