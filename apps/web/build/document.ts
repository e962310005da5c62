import type { Language } from '@ankur/languages'
import { writing } from '@ankur/languages/scripts'
import type { Assets } from './bundle.ts'

export interface DocumentParts {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly body: string
  readonly themeScript: string
  readonly assets: Assets
  /** Absolute URLs of the same page in every language; app pages have one address and no such list. */
  readonly twins?: Readonly<Record<Language, string>>
  /** Excluded from search engines: the shell of app pages, the not-found page. */
  readonly unlisted?: boolean
  /** Shown in the language chosen on the device, which the theme script reads. */
  readonly followsChoice?: boolean
  /** Metadata for other sites and search engines, see discovery/. */
  readonly discovery?: readonly string[]
  /** The theme script sets the language of a shell, which is shared by all languages; this script requests its messages. */
  readonly shell?: { readonly ahead: string; readonly script: string }
  /** A prerendered app page: the scripts after its body request the app script after the first paint. */
  readonly drawn?: PageDrawing
  /** The critical rules for the HTML; the style sheets then follow after it. */
  readonly critical?: string
}

export interface PageDrawing {
  readonly parts: string
  readonly board: string
  /** After the body. */
  readonly scripts: readonly string[]
  /** Inside the body, for the policy header. */
  readonly scriptsInBody: readonly string[]
}

/**
 * A complete page. No `style=`, and nothing inline except the theme script, those of a shell, and the scripts and rules of
 * a prerendered page: the policy header allows no other.
 */
export function renderDocument(page: DocumentParts): string {
  const sheets = page.assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const inline = stylesIn(page)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(page.title)}</title>`,
    page.description && `<meta name="description" content="${escape(page.description)}">`,
    page.unlisted && '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${page.themeScript}</script>`,
    // Before the style sheet, because a script after it would wait for it.
    page.shell && `<meta name="ahead" content="${escape(page.shell.ahead)}"><script>${page.shell.script}</script>`,
    inline && `<style>${inline}</style>`,
    ...(page.critical === undefined ? sheets : []),
    ...(page.drawn ? partsOf(page.drawn) : scriptOf(page.assets)),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...twinLinks(page.twins),
    ...(page.discovery ?? []),
  ]
  const html = `<html lang="${page.language}" dir="${writing[page.language].direction}"${page.followsChoice ? ' data-shell' : ''}>`
  // Scripts wait for a style sheet before them; the first paint does not wait for a style sheet after the content.
  const scripts = page.drawn?.scripts.map((script) => `<script>${script}</script>`) ?? []
  const end = page.critical === undefined ? scripts : [...scripts, ...sheets]
  return `<!doctype html>${html}<head>${head.filter(Boolean).join('')}</head><body>${page.body}${end.join('')}</body></html>\n`
}

/** The inline rules of a page, whose hash must be in its policy header. */
export function stylesIn({ assets, critical }: Pick<DocumentParts, 'assets' | 'critical'>): string | undefined {
  return critical ?? assets.base
}

function scriptOf({ preload, script }: Assets): readonly string[] {
  return [
    ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
  ]
}

function partsOf({ parts, board }: PageDrawing): readonly string[] {
  const metas = [`<meta name="parts" content="${escape(parts)}">`]
  return board === '' ? metas : [...metas, `<meta name="board" content="${escape(board)}">`]
}

function twinLinks(twins: DocumentParts['twins']): readonly string[] {
  if (!twins) return []
  const links = Object.entries(twins).map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
  return [...links, `<link rel="alternate" hreflang="x-default" href="${twins.en}">`]
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
