import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { categories, plannedArticles } from '@ankur/content/articles'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { FrontMatter } from '@ankur/content/front-matter'
import { SiteWordsProvider } from '../../ui/site-words.tsx'
import { siteWords } from '../site-words.ts'
import type { Article, ArticleContent } from './article.tsx'
import { articlePage } from './article-page.tsx'
import { blogsPage } from './blogs-page.tsx'
import { Cited, GeographicRows, Stat } from './cards/figure-cards.tsx'
import { Tab, TabLink, Tabs } from './cards/tabs.tsx'
import { Barrier, Bias, Intervention, Platform, Program } from './cards/themed-cards.tsx'
import { checkClaims, writtenArticles } from './written-articles.ts'
import { Stats } from './part.tsx'
import { readFirst } from './first-reading.tsx'
import { numberSources } from './number-sources.ts'
import { gzipSync } from 'node:zlib'
import { ArticlePicture } from './article-picture.tsx'

const claims: readonly EnglishClaim[] = [
  sourced('late', 'A late study', { figure: '12%', sentence: 'of them were late.', note: 'It was small.' }),
  sourced('early', 'An early study', { sentence: 'They were early.' }),
  { id: 'rumour', page: '/blogs/what-is-autism', figure: '9 in 10', sentence: 'say so.', status: 'unverified' },
]

function sourced(id: string, citation: string, words: Pick<EnglishClaim, 'figure' | 'sentence' | 'note'>): EnglishClaim {
  return { id, page: '/blogs/what-is-autism', ...words, status: 'sourced', source: { citation, year: 2020 } }
}

function written(slug: string, text: ReactNode = null, change: Partial<FrontMatter> = {}): Article {
  const { category, badge, readTime, featured } = plannedArticles.find((article) => article.slug === slug)!
  const frontMatter: FrontMatter = {
    title: `About ${slug}`,
    description: 'One sentence.',
    category,
    badge,
    readTime,
    featured,
    edited: '2026-11-21',
    inShort: ['First.', 'Second.'],
    firstSteps: ['Look.', 'Ask.', 'Rest.'],
    stats: [],
    next: { text: 'Go on.', label: 'About the screening', href: '/autism-test' },
    ...change,
  }
  const Content: ArticleContent = () => text
  return {
    slug,
    path: `/blogs/${slug}`,
    language: 'en',
    frontMatter,
    outline: [{ id: 'two', title: 'Two' }],
    Content,
    claims,
    versions: {},
  }
}

function pageOf(text: ReactNode, change?: Partial<FrontMatter>, slug = 'what-is-autism'): string {
  const main = articlePage(written(slug, text, change)).main('en')
  return renderToStaticMarkup(<SiteWordsProvider words={siteWords.en}>{main}</SiteWordsProvider>)
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<\/?(?:a|b|em|strong|span|sup|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
}

test('an article shows its badge, title, sentence, minutes, stored date, and the way back', () => {
  const html = pageOf(null)
  expect(wordsOf(html)).toContain('Back to Blogs|Understanding Autism|About what-is-autism|One sentence.|')
  expect(wordsOf(html)).toContain('8 min readLast edited 21 November 2026Not yet checked by a clinician.|')
  expect(html).toMatch(/<a class="article__back" href="\/blogs">/)
  expect(wordsOf(html)).toContain('In short|First.|Second.|')
  expect(html).toContain('href="/autism-test"')
})

test('sources are numbered in order of appearance, large figures before the text, each once', () => {
  const html = pageOf(
    <>
      <Stats />
      <Cited claim="early">soon</Cited> and <Cited claim="late">12%</Cited>, so <Cited claim="rumour">9 in 10</Cited>
    </>,
    { stats: ['late'], references: [{ citation: 'A book', year: 2001, url: 'https://example.org/book' }] },
  )
  const words = wordsOf(html)
  expect(words).toContain('|12%|of them were late. Source 1|')
  expect(words).toContain('soon2 and 12%1, so 9 in 10 Not yet verified')
  expect(words).toContain('Sources|A late study, 2020|It was small.|An early study, 2020|A book, 2001|')
  expect(words).toContain('Not yet verified|We could not trace these numbers to a source. Read them with care.|9 in 10|say so.')
})

test('one study behind two figures is one source', () => {
  const [late] = claims
  const { list, numberOf } = numberSources([late!, { ...late!, id: 'again' }])
  expect(list).toHaveLength(1)
  expect(numberOf({ ...late!, id: 'again' })).toBe(1)
})

test('a claim that is not there, twice there or of another page stops the build', () => {
  expect(() => pageOf(<Stat claim="nothing" />)).toThrow(/what-is-autism\/en.mdx\n  no claim in claims.ts has the id nothing/)
  expect(checkClaims('/blogs/voice-ai-therapy', [claims[0]!, claims[0]!])).toEqual([
    'late: two claims have this id',
    'late: page must be /blogs/voice-ai-therapy, not /blogs/what-is-autism',
    'late: page must be /blogs/voice-ai-therapy, not /blogs/what-is-autism',
  ])
})

test('every kind of card shows all its fields', () => {
  const words = wordsOf(
    pageOf(
      <>
        <Intervention title="Play" description="On the floor." effectiveness="Good" duration="12 weeks" claim="late" />
        <Program title="Home" age="2 to 4" hours="5 a week" focus="Talk" evidence="Two trials" />
        <Barrier title="Distance" description="Far away." issues={['No bus', 'No time']} />
        <GeographicRows rows={[{ category: 'Metro areas', percentage: 70, claim: 'rumour' }]} />
        <Platform name="A line" description="Ring it." features={['Free', 'At night']} pricing="Nothing" />
      </>,
    ),
  )
  expect(words).toContain('Play|On the floor.|Effectiveness|Good|Duration|12 weeks|Source 1|')
  expect(words).toContain('Home|Age|2 to 4|Hours|5 a week|Focus|Talk|Evidence|Two trials|')
  expect(words).toContain('Distance|Far away.|No bus|No time|')
  expect(words).toContain('Metro areas70%Not yet verified|')
  expect(words).toContain('A line|Ring it.|Free|At night|Price|Nothing|')
})

test('a bias is shown as High on clay or Medium on blue, and appears in the two articles about harm', () => {
  const cards = (
    <>
      <Bias title="Few faces" impact="High" example="A school.">
        Trained on few.
      </Bias>
      <Bias title="Light" impact="Medium" example="A tube light.">
        It is dark.
      </Bias>
    </>
  )
  const html = pageOf(cards, {}, 'ai-emotion-recognition-bias')
  expect(html).toMatch(/tag--clay"><svg.*?<\/svg>High</)
  expect(html).toMatch(/tag--neel"><svg.*?<\/svg>Medium</)
  expect(wordsOf(html)).toContain('Few faces|Impact: High|Trained on few.|Example|A school.|')
  expect(() => pageOf(cards)).toThrow('<Bias> does not belong here')
})

test('a card that lacks a field, or has one it cannot show, stops the build with its name and the field', () => {
  expect(() => pageOf(createElement(Program, { title: 'Home' } as never))).toThrow('<Program> age: ')
  expect(() =>
    pageOf(createElement(Bias, { title: 'x', impact: 'Huge', example: 'x' } as never), {}, 'ai-emotion-recognition-bias'),
  ).toThrow('<Bias> impact: ')
  expect(() => pageOf(<TabLink to="nowhere">Go</TabLink>)).toThrow('<TabLink> to: no tab is nowhere')
})

test('panels are shown below each other with a list of links to them', () => {
  const html = pageOf(
    <Tabs>
      <Tab id="one" title="One">
        First panel.
      </Tab>
      <Tab id="two" title="Two">
        Second panel. <TabLink to="two">Here</TabLink>
      </Tab>
    </Tabs>,
  )
  expect(wordsOf(html)).toContain('|One|Two|One|First panel.|Two|Second panel. Here|')
  expect(html).not.toMatch(/<section[^>]* hidden/)
  for (const id of ['one', 'two']) expect(html).toMatch(new RegExp(`href="#${id}".*<h2 id="${id}"`))
})

test('an article on hard feelings opens with a plain note and a number to ring', () => {
  expect(pageOf(null, { sensitive: true })).toMatch(/Before you read.*href="tel:14416".*In short/)
  expect(pageOf(null)).not.toContain('tel:')
})

test('the index counts and lists existing articles in their sections, and leaves out empty ones', () => {
  const articles = ['what-is-autism', 'autism-tier2-india', 'voice-ai-therapy'].map((slug) => written(slug))
  const words = wordsOf(renderToStaticMarkup(blogsPage(articles).main('en')))
  expect(words).toContain('Our Blog|')
  expect(words).toContain('|Understanding Autism2 articles|Digital Mental Health1 article|')
  expect(words).toMatch(/Featured Articles\|.*\|Understanding Autism\|.*\|Digital Mental Health\|.*9 min read/)
  expect(words).not.toContain('Editors Pick')
  expect(words.match(/About what-is-autism/g)).toHaveLength(2)
})

test('the hint of the filter is heard with its box, and not a second time by itself', () => {
  const shown = renderToStaticMarkup(blogsPage([written('what-is-autism')]).main('en'))
  expect(shown).toMatch(/<p [^>]*id="article-filter-hint" aria-hidden="true"/)
  expect(shown).toMatch(/<input [^>]*aria-describedby="article-filter-hint"/)
})

test('the blog page shows how many articles each category has, and each with its minutes', () => {
  const articles = plannedArticles.map(({ slug }) => written(slug))
  const words = wordsOf(renderToStaticMarkup(blogsPage(articles).main('en')))
  const featured = plannedArticles.filter((article) => article.featured)
  const [picks, autism, digital] = categories.map((each) => plannedArticles.filter(({ category }) => category === each).length)
  expect(words).toContain(
    `|Editors Pick${picks} articles|Understanding Autism${autism} articles|Digital Mental Health${digital} articles|`,
  )
  expect(words.match(/\d+ min read/g)).toHaveLength(plannedArticles.length + featured.length)
  expect(categories).toEqual(['editors-pick', 'autism', 'digital'])
})

test.each(writtenArticles.map((article) => [article.slug, article] as const))(
  '%s is read in the minutes it names, at 150 to 220 words a minute',
  (_, article) => {
    const { words } = readFirst(article)
    expect(words / article.frontMatter.readTime).toBeGreaterThanOrEqual(150)
    expect(words / article.frontMatter.readTime).toBeLessThanOrEqual(220)
  },
)

const shortVersions = writtenArticles.flatMap(({ versions, frontMatter }) =>
  Object.values(versions).map((version) => [`${version.slug} (${version.language})`, version, frontMatter] as const),
)

test('an existing short version is the page of its language, is marked as such, and links to the full article', () => {
  const english = written('what-is-autism', 'English words.')
  const hindi: Article = {
    ...english,
    language: 'hi',
    original: '2026-11-21',
    frontMatter: { ...english.frontMatter, title: 'ऑटिज़्म क्या है', readTime: 4 },
    Content: () => <Cited claim="late">आँकड़ा</Cited>,
  }
  const page = articlePage({ ...english, versions: { hi: hindi } })
  const shown = (language: 'en' | 'hi' | 'pa') =>
    renderToStaticMarkup(<SiteWordsProvider words={siteWords[language]}>{page.main(language)}</SiteWordsProvider>)
  expect(page.title('hi')).toBe('ऑटिज़्म क्या है: अंकुर')
  expect(page.title('pa')).toBe('About what-is-autism: Ankur')
  expect(['en', 'hi', 'pa'].map((language) => (page.isEnglishOnly as (of: string) => boolean)(language))).toEqual([
    true,
    false,
    true,
  ])
  expect(wordsOf(shown('hi'))).toContain('यह 21 नवंबर 2026 के लेख का छोटा रूप है।')
  expect(shown('hi')).toContain('href="/blogs/what-is-autism" hrefLang="en"')
  expect(shown('hi')).toMatch(/<li id="source-1" lang="en">/)
  expect(shown('hi')).toContain('aria-label="स्रोत 1"')
  expect(shown('pa')).toContain('English words.')
  expect(shown('en')).not.toContain('छोटा रूप')

  const list = wordsOf(renderToStaticMarkup(blogsPage([{ ...english, versions: { hi: hindi } }]).main('hi')))
  expect(list).toMatch(/हिन्दी में\|.*ऑटिज़्म क्या है\|.*पढ़ने में 4 मिनट\|.*अंग्रेज़ी में\|.*About what-is-autism/)
})

test.each(shortVersions)('%s is 600 to 900 words in its own script, read in the minutes it names', (_, version) => {
  const { words } = readFirst(version)
  const { readTime, title, inShort, firstSteps } = version.frontMatter
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(900)
  expect(words / readTime).toBeGreaterThanOrEqual(150)
  expect(words / readTime).toBeLessThanOrEqual(220)
  const script = version.language === 'hi' ? /\p{Script=Devanagari}/u : /\p{Script=Gurmukhi}/u
  for (const sentence of [title, ...inShort, ...firstSteps]) expect(sentence).toMatch(script)
})

test.each(shortVersions)('%s shows figures with a source only, and is no younger than its original', (_, version, english) => {
  const { shown } = readFirst(version)
  expect(shown.length).toBeGreaterThan(0)
  for (const claim of shown) expect(claim.status, claim.id).toBe('sourced')
  expect((version.original ?? '') <= english.edited).toBe(true)
  expect((version.original ?? '') <= version.frontMatter.edited).toBe(true)
})

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
