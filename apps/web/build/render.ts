import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages, type Language } from '@ankur/content'
import type * as Pages from '../src/site/pages.tsx'
import { aheadScript, themeScript } from './inline-scripts.ts'
import { toRead } from './ahead.ts'
import { appDocuments, type AppDocument } from './app-pages.ts'
import { criticalStyles } from './styles/critical-styles.ts'
import { describePage, writeDiscovery } from './discovery/discovery.ts'
import { renderDocument, stylesIn, type DocumentParts } from './document.ts'
import { checkFigures } from './figures.ts'
import type { BuiltPage, SiteJson, Site } from './site.ts'

const NOT_FOUND = '/404'
const scriptHashes = hashesOf(themeScript)
const shellHashes = hashesOf(themeScript, aheadScript)

/** Writes every static page in every language, the not-found pages and the shell of app pages. */
export async function renderSite(site: Site): Promise<SiteJson> {
  const { pages } = site
  const { hrefFor, routeOf, routes } = pages
  const made = new Set(pages.sitePages.map((page) => routeOf(page.path)?.path))
  const missing = routes.filter((route) => route.kind === 'static' && !made.has(route.path))
  if (missing.length > 0) throw new Error(`no page for ${missing.map((route) => route.path).join(', ')}`)

  const built: Record<string, BuiltPage> = {}
  for (const page of pages.sitePages) {
    for (const language of languages) {
      built[hrefFor(page.path, language)] = await writeStatic(site, page, language)
    }
  }
  const byLanguage: Record<string, BuiltPage> = {}
  for (const language of languages) byLanguage[language] = await writeStatic(site, pages.notFoundPage, language)

  const shell = await writeShell(site)
  const drawn = await Promise.all((await appDocuments(site)).map((each) => writeDrawn(site, each)))
  const ofPath = new Map(drawn.flatMap(({ path, isForAll, page }) => (isForAll ? [[path, page] as const] : [])))
  // Before the route patterns: a single question is prerendered, while its route covers all questions.
  const ofPatterns = [...ofPath].filter(([path]) => routeOf(path)?.path !== path).map(([path, page]) => ({ path, ...page }))
  const ofRoutes = routes.filter((route) => route.kind === 'app').map(({ path }) => ({ path, ...(ofPath.get(path) ?? shell) }))
  const app = [...ofPatterns, ...ofRoutes]
  const twins = drawn.flatMap(({ path, language, isForAll, page }) =>
    isForAll ? [] : [{ path: site.pages.addressOf(path, language), ...page }],
  )
  const addressed = await writeDiscovery(site)
  return { origin: site.origin, addressed, pages: built, app, twins, notFound: { ...(byLanguage.en ?? shell), byLanguage } }
}

/** Writes a prerendered app page with the hashes of its inline scripts. */
async function writeDrawn(site: Site, { path, language, isForAll, parts }: AppDocument) {
  const file = join('app-pages', language, `${path.slice(1)}.html`)
  const scriptHashes = hashesOf(
    themeScript,
    ...(parts.drawn ? [...parts.drawn.scriptsInBody, ...parts.drawn.scripts] : [aheadScript]),
  )
  const page = { file, kind: 'app', scriptHashes, styleHashes: styleHashesOf(parts) } as const
  await writePage(site.outDir, page, renderDocument({ ...parts, themeScript }))
  return { path, language, isForAll, page }
}

/**
 * Static pages with their critical rules in the HTML: families come to them from a search, like to the games, and the first
 * paint waits for no style sheet. The other static pages share one that is cached.
 */
const withInlineRules: ReadonlySet<string> = new Set(['/materials'])

async function writeStatic(site: Site, page: Pages.SitePage, language: Language): Promise<BuiltPage> {
  const { hrefFor } = site.pages
  const isNotFound = page.path === NOT_FOUND
  const address = isNotFound && language !== 'en' ? `/${language}${NOT_FOUND}` : hrefFor(page.path, language)
  const folder = address.slice(1)
  const body = page.render(language)
  checkFigures(page, language, body)
  const critical = withInlineRules.has(page.path) ? criticalOf(site, body) : undefined
  const html = renderStatic(site, page, language, {
    body,
    ...(critical && { critical }),
    ...(isNotFound || page.isUnlisted ? { unlisted: true } : { discovery: await describePage(site, page, language) }),
    ...(!isNotFound && { twins: twinsOf(site, page) }),
  })
  const inline = critical ? { styleHashes: hashesOf(critical) } : {}
  const file = join(folder, 'index.html')
  const made = await writePage(site.outDir, { file, kind: 'static', scriptHashes, ...inline }, html)

  const variants: Record<string, string> = {}
  for (const [name, render] of Object.entries(page.variants)) {
    variants[name] = join(folder, `${name}.html`)
    const filled = renderStatic(site, page, language, { body: render(language), unlisted: true })
    await writePage(site.outDir, { ...made, file: variants[name] }, filled)
  }
  return Object.keys(variants).length === 0 ? made : { ...made, variants }
}

function twinsOf({ origin, pages }: Site, { path }: Pages.SitePage): Readonly<Record<Language, string>> {
  const addresses = languages.map((language) => [language, `${origin}${pages.hrefFor(path, language)}`])
  return Object.fromEntries(addresses) as Record<Language, string>
}

function criticalOf({ outDir, staticAssets }: Site, body: string): string {
  const css = staticAssets.styles.map((sheet) => readFileSync(join(outDir, sheet), 'utf8'))
  return criticalStyles(`<html><body>${body}`, css.join('\n'))
}

type Particulars = Pick<DocumentParts, 'body' | 'unlisted' | 'twins' | 'discovery' | 'critical'>

function renderStatic({ staticAssets }: Site, page: Pages.SitePage, language: Language, particulars: Particulars): string {
  const [title, description] = [page.title(language), page.description(language)]
  return renderDocument({ language, title, description, themeScript, assets: staticAssets, ...particulars })
}

/** One document for all app pages without prerendering. */
async function writeShell({ outDir, pages, appAssets }: Site): Promise<BuiltPage> {
  const ahead = appAssets.aheadOf()
  const html = renderDocument({
    language: 'en',
    title: 'Ankur',
    description: '',
    body: pages.renderShell(),
    themeScript,
    assets: { ...appAssets, preload: [...appAssets.preload, ...ahead.chunks] },
    unlisted: true,
    followsChoice: true,
    shell: { ahead: toRead(ahead), script: aheadScript },
  })
  const page = {
    file: 'app.html',
    kind: 'app',
    scriptHashes: shellHashes,
    styleHashes: styleHashesOf({ assets: appAssets }),
  } as const
  return await writePage(outDir, page, html)
}

function styleHashesOf(parts: Pick<DocumentParts, 'assets' | 'critical'>): readonly string[] {
  const styles = stylesIn(parts)
  return styles === undefined ? [] : hashesOf(styles)
}

function hashesOf(...inline: readonly string[]): readonly string[] {
  return inline.map((each) => `sha256-${createHash('sha256').update(each).digest('base64')}`)
}

async function writePage(outDir: string, page: BuiltPage, html: string): Promise<BuiltPage> {
  const file = join(outDir, page.file)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
  return page
}
