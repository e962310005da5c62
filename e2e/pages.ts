import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ankur/content'

interface Listed {
  readonly path: string
  /** The language that the address itself says, for static pages; the others are shown in any. */
  readonly language: Language | undefined
  readonly kind: 'static' | 'app'
}

/** Every address that the built site says it has, with values in the places of its patterns. */
export function allPages(): Listed[] {
  const site = JSON.parse(readFileSync(join(import.meta.dirname, '../apps/web/dist/site.json'), 'utf8')) as {
    pages: Record<string, unknown>
    app: { path: string }[]
  }
  const written = Object.keys(site.pages).map((path) => ({ path, language: languageOf(path), kind: 'static' as const }))
  const drawn = site.app.map(({ path }) => ({
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
 * For a run that cannot look at everything: an article has the same words under every language, so its three addresses
 * take turns from one article to the next.
 */
export function pagesInTurn(): Listed[] {
  const articles = [...new Set(allPages().flatMap(({ path }) => /\/blogs\/.+/.exec(path)?.[0] ?? []))]
  const turn = (path: string) => ['en', 'hi', 'pa'][articles.findIndex((article) => path.endsWith(article)) % 3]
  return allPages().filter(({ path, language }) => !/\/blogs\/.+/.test(path) || turn(path) === language)
}

function languageOf(path: string): Language {
  return (/^\/(hi|pa)(\/|$)/.exec(path)?.[1] as Language | undefined) ?? 'en'
}
