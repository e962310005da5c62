/** The prerendered app pages: rendered by the app itself in each language. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { languages, type Language } from '@ankur/content'
import type { DrawnPage } from '../src/prerender.tsx'
import type { AppPageHead } from '../src/site/app-page-heads.ts'
import type { CoreList } from '../src/talk/first-paint/first-look.ts'
import { toRead } from './ahead.ts'
import { bundleInline, bundlePrerender } from './bundle.ts'
import { criticalStyles } from './styles/critical-styles.ts'
import { describePage } from './discovery/discovery.ts'
import { escape, type DocumentParts } from './document.ts'
import type { DrawOrder } from './draw-worker.ts'
import type { Site } from './site.ts'
import { aheadScript, takeOverScript } from './inline-scripts.ts'
import { classesOfFirstBoards, coreListElement, talkCoreList, talkSprite } from './talk-core-list.ts'

type PageDrawing = Readonly<Record<Language, ReadonlyMap<string, DrawnPage>>>

/** The parts of an app page's document, except its path and the code common to all pages. */
export interface AppDocument {
  readonly path: string
  readonly language: Language
  /** Available in every language; otherwise in one. */
  readonly isForAll: boolean
  readonly parts: Omit<DocumentParts, 'themeScript'>
}

/** For each page: one document that uses the language chosen on the device, and one for each other language with its own URL. */
export async function appDocuments(site: Site): Promise<readonly AppDocument[]> {
  const heads = site.pages.appPageHeads
  const [drawn, ofGames, ofTalk, earlyOfTalk, talkWords] = await Promise.all([
    drawAppPages(heads.map(({ path }) => path).filter(isDrawn)),
    bundleInline('src/games/first-board.ts'),
    bundleInline('src/talk/first-paint/first-board.ts'),
    bundleInline('src/talk/first-paint/early-board.ts'),
    talkCoreList(site),
  ])
  const firstBoards = { ofGames, ofTalk, earlyOfTalk, talkWords }
  const documents = heads.map(async (head) => {
    const inEach = languages.filter((language) => language === 'en' || site.pages.isFindable(head.path))
    return await Promise.all(inEach.map((language) => documentOf({ site, head, language, drawn, firstBoards })))
  })
  return (await Promise.all(documents)).flat()
}

/** The Game Creator is served as a shell. */
function isDrawn(path: string): boolean {
  return /^\/(games|sign-|talk$|autism-test\/question\/)/.test(path)
}

interface Order {
  readonly site: Site
  readonly head: AppPageHead
  readonly language: Language
  readonly drawn: PageDrawing
  /** The inline scripts that fit a prerendered board to the device. */
  readonly firstBoards: {
    readonly ofGames: string
    readonly ofTalk: string
    readonly earlyOfTalk: string
    readonly talkWords: CoreList
  }
}

async function documentOf({ site, head, language, drawn, firstBoards }: Order): Promise<AppDocument> {
  const { path } = head
  const isForAll = language === 'en'
  const discovery = await describePage(site, head, language)
  const metadata = site.pages.isFindable(path) ? { twins: twinsOf(site, path), discovery } : { unlisted: true, discovery }
  const [title, description] = [head.title(language), head.description(language)]
  const body = isDrawn(path) ? drawnBody({ site, head, language, drawn, firstBoards }) : shellBody(site, path)
  return { path, language, isForAll, parts: { language, title, description, followsChoice: isForAll, ...metadata, ...body } }
}

/**
 * A shell has templates for every language. In the Game Creator's shell they make up most of the first view, so its
 * script is requested after the first paint; other shells request their script at once.
 */
function shellBody(site: Site, path: string) {
  const { appAssets, pages } = site
  const ahead = appAssets.aheadOf(path)
  const body = pages.renderShell(path)
  const styles = appAssets.stylesOf(path)
  const critical = criticalOf(site, body, styles)
  if (path === '/create')
    return {
      body,
      critical,
      assets: { ...appAssets, styles },
      drawn: { parts: partsOf(site, path), board: '', scripts: [takeOverScript], scriptsInBody: [] },
    }
  return {
    body,
    critical,
    assets: { ...appAssets, styles, preload: [...appAssets.preload, ...ahead.chunks] },
    shell: { ahead: toRead(ahead), script: aheadScript },
  }
}

/** The files requested by the script after the body. */
function partsOf({ appAssets }: Site, path: string): string {
  const ahead = appAssets.aheadOf(path)
  const { script, preload } = appAssets
  return JSON.stringify({ ...(JSON.parse(toRead(ahead)) as object), script, chunks: [...preload, ...ahead.chunks] })
}

/** Unlayered rules are included completely, because later views need them too; of the style sheets only the rules for the first view. */
function criticalOf({ outDir, appAssets }: Site, body: string, sheets: readonly string[]): string {
  const css = sheets.map((sheet) => readFileSync(join(outDir, sheet), 'utf8'))
  return `${appAssets.base ?? ''}${criticalStyles(`<html><body>${body}`, css.join('\n'))}`
}

function drawnBody({ site, head, language, drawn, firstBoards }: Order) {
  const { path } = head
  const page = drawnIn(drawn, path, language)
  checkDrawn(site, path, page)
  const { styles } = site.appAssets
  const others = language === 'en' ? languages.filter((each) => each !== language) : []
  const body = [
    noScript(site, [language, ...others]),
    `<div id="app" data-drawn="${language}">${page.body}</div>`,
    // Before the templates: the pictures of the first view.
    talkSymbols(site, page.body),
    ...others.map((each) => templateOf(head, each, withoutPictures(drawnIn(drawn, path, each).body, page.body))),
    ...(path === '/talk' ? [coreListElement(firstBoards.talkWords)] : []),
  ]
  const { early, late } = boardScripts(path, page, firstBoards)
  const sheets = [...styles, ...page.styles]
  return {
    body: early ? withEarlyScript(body.join(''), early) : body.join(''),
    assets: { ...site.appAssets, styles: sheets },
    drawn: {
      parts: partsOf(site, path),
      board: page.board,
      scripts: [takeOverScript, ...(late ? [late] : [])],
      scriptsInBody: early ? [early] : [],
    },
    critical: criticalOf(site, body.join('') + (path === '/talk' ? classesOfFirstBoards(firstBoards.talkWords) : ''), sheets),
  }
}

/** The scripts that fit a prerendered board to the device: one before its pieces are parsed, one after the body. */
function boardScripts(path: string, page: DrawnPage, { ofGames, ofTalk, earlyOfTalk }: Order['firstBoards']) {
  if (path === '/talk') return { early: earlyOfTalk, late: ofTalk }
  return page.board === '' ? {} : { early: ofGames, late: 'document.documentElement.finishBoard()' }
}

/**
 * In a game after its instruction, which the first frame then contains: a browser may paint as soon as this script has run. On
 * the talk board before the words.
 */
function withEarlyScript(body: string, script: string): string {
  const before = /<p id="asked".*?<\/div>|<main [^>]*class="talk [^>]*>/.exec(body)
  if (!before) throw new Error('a board was rendered without its instruction, or the talk board without its element')
  const start = before.index + before[0].length
  return `${body.slice(0, start)}<script>${script}</script>${body.slice(start)}`
}

/** The talk board symbols that a page shows, for its `<use>`; the app fetches the others. */
function talkSymbols({ outDir, appAssets }: Site, body: string): string {
  const shown = new Set([...body.matchAll(/href="#talk-(\w+)"/g)].map(([, name = '']) => name))
  if (shown.size === 0) return ''
  const all = [...readFileSync(join(outDir, talkSprite(appAssets).path), 'utf8').matchAll(/<symbol id="(\w+)".*?<\/symbol>/gs)]
  const wanted = all.filter(([, name = '']) => shown.has(name))
  if (wanted.length < shown.size) throw new Error('the talk board shows a word whose drawing is not in its first file')
  const symbols = wanted.map(([symbol]) => symbol.replace('id="', 'id="talk-'))
  return `<svg class="talk-sprite" aria-hidden="true">${symbols.join('')}</svg>`
}

function twinsOf({ origin, pages }: Site, path: string): Readonly<Record<Language, string>> {
  const addresses = languages.map((each) => [each, `${origin}${pages.addressOf(path, each)}`])
  return Object.fromEntries(addresses) as Record<Language, string>
}

function drawnIn(drawn: PageDrawing, path: string, language: Language): DrawnPage {
  const page = drawn[language].get(path)
  if (!page) throw new Error(`${path} was not rendered in ${language}`)
  return page
}

const picture = /<svg\b[^>]*>(?:(?!<svg\b)[^])*?<\/svg>/g

/** Pictures are equal in every language: a template refers to the picture in the page by index, and the script copies it. */
function withoutPictures(body: string, page: string): string {
  const places = new Map([...page.matchAll(picture)].map(([svg], place) => [svg, place] as const))
  return body.replaceAll(picture, (svg) => {
    const place = places.get(svg)
    return place === undefined ? svg : `<svg data-place="${place}"></svg>`
  })
}

/** A `<template>` without effect, until the script puts its content into the page. */
function templateOf(head: AppPageHead, language: Language, body: string): string {
  return `<template lang="${language}" title="${escape(head.title(language))}">${body}</template>`
}

function noScript({ pages }: Site, languages: readonly Language[]): string {
  const lines = languages.map((each) => `<p lang="${each}">${escape(pages.siteWords[each].needs_script)}</p>`)
  return `<noscript><div class="wrap">${lines.join('')}</div></noscript>`
}

/** The policy header forbids inline styles, and every file that a page links must be part of the app build. */
function checkDrawn({ outDir }: Site, path: string, { body, styles }: DrawnPage): void {
  if (/<[^>]* style="/.test(body)) throw new Error(`${path} has inline styles`)
  const named = [...body.matchAll(/"(\/assets\/[^"#?]+)/g)].map(([, file = '']) => file)
  const lost = [...styles, ...named].filter((file) => !existsSync(join(outDir, file)))
  if (lost.length > 0) throw new Error(`${path} links ${lost.join(', ')}, which the app build does not contain`)
}

/** Each language in its own thread: module state of one language must not be shared with another. */
async function drawAppPages(paths: readonly string[]): Promise<PageDrawing> {
  const file = await bundlePrerender()
  try {
    const module = pathToFileURL(file).href
    const drawn = await Promise.all(
      languages.map(async (language) => [language, await draw({ module, language, paths })] as const),
    )
    return Object.fromEntries(drawn) as unknown as PageDrawing
  } finally {
    await rm(dirname(file), { recursive: true, force: true })
  }
}

async function draw(order: DrawOrder): Promise<ReadonlyMap<string, DrawnPage>> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: order })
  const [pages] = (await once(worker, 'message')) as [ReadonlyMap<string, DrawnPage>]
  await worker.terminate()
  return pages
}
