import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ankur/content'

interface ListedPage {
  readonly path: string
  /** The language in the address, for static pages; the others are shown in any language. */
  readonly language: Language | undefined
  readonly kind: 'static' | 'app'
}

/** Every address that the built site lists, with values in place of its route parameters. */
export function allPages(): ListedPage[] {
  const site = JSON.parse(readFileSync(join(import.meta.dirname, '../../apps/web/dist/site.json'), 'utf8')) as {
    pages: Record<string, unknown>
    app: { path: string }[]
  }
  const written = Object.keys(site.pages).map((path) => ({ path, language: languageOf(path), kind: 'static' as const }))
  // One question represents all twenty.
  const oneOfEach = site.app.filter(({ path }) => !/\/question\/\d+$/.test(path))
  const drawn = oneOfEach.map(({ path }) => ({
    // An assessment that does not exist: the follow-up page then shows that it was not found. `follow-up.spec.ts`
    // covers its questions, `reports.spec.ts` a report.
    path: path
      .replace(':questionNumber', '7')
      .replace(':assessmentId', '00000000-0000-4000-8000-000000000000')
      .replace(':token', 'nobodys-link'),
    language: undefined,
    kind: 'app' as const,
  }))
  return [...written, ...drawn].filter(({ path }) => !path.includes(':'))
}

/**
 * For runs that cannot check everything: one of the three language addresses of each static page, rotating from page
 * to page. `npm run sweep` checks all of them.
 */
export function pagesInTurn(): ListedPage[] {
  const pages = allPages()
  const read = [...new Set(pages.filter(({ kind }) => kind === 'static').map(({ path }) => withoutLanguage(path)))]
  const turn = (path: string) => ['pa', 'hi', 'en'][read.indexOf(withoutLanguage(path)) % 3]
  return pages.filter(({ path, language }) => language === undefined || turn(path) === language)
}

/** The pages in Punjabi, which has the most bytes; an article is in English under every address. */
export function heaviestPages(): ListedPage[] {
  return allPages().filter(({ language }) => language === undefined || language === 'pa')
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/(hi|pa)(?=\/|$)/, '') || '/'
}

function languageOf(path: string): Language {
  return (/^\/(hi|pa)(\/|$)/.exec(path)?.[1] as Language | undefined) ?? 'en'
}
