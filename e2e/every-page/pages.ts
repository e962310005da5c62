import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ankur/content'

interface ListedPage {
  readonly path: string
  /** The language that the address itself says, for static pages; the others are shown in any. */
  readonly language: Language | undefined
  readonly kind: 'static' | 'app'
}

/** Every address that the built site says it has, with values in the places of its patterns. */
export function allPages(): ListedPage[] {
  const site = JSON.parse(readFileSync(join(import.meta.dirname, '../../apps/web/dist/site.json'), 'utf8')) as {
    pages: Record<string, unknown>
    app: { path: string }[]
  }
  const written = Object.keys(site.pages).map((path) => ({ path, language: languageOf(path), kind: 'static' as const }))
  // One question stands for all twenty.
  const oneOfEach = site.app.filter(({ path }) => !/\/question\/\d+$/.test(path))
  const drawn = oneOfEach.map(({ path }) => ({
    // Nobody's assessment: the follow-up page then says that it is not here. `follow-up.spec.ts` looks at its questions, `reports.spec.ts` at a paper.
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
 * For a run that cannot look at everything: the three addresses of a page that is read take turns from one page to the
 * next. `npm run sweep` looks at all of them.
 */
export function pagesInTurn(): ListedPage[] {
  const pages = allPages()
  const read = [...new Set(pages.filter(({ kind }) => kind === 'static').map(({ path }) => withoutLanguage(path)))]
  const turn = (path: string) => ['pa', 'hi', 'en'][read.indexOf(withoutLanguage(path)) % 3]
  return pages.filter(({ path, language }) => language === undefined || turn(path) === language)
}

/** The page's words in Punjabi, which are the most bytes; an article is in English under every address. */
export function heaviestPages(): ListedPage[] {
  return allPages().filter(({ language }) => language === undefined || language === 'pa')
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/(hi|pa)(?=\/|$)/, '') || '/'
}

function languageOf(path: string): Language {
  return (/^\/(hi|pa)(\/|$)/.exec(path)?.[1] as Language | undefined) ?? 'en'
}
