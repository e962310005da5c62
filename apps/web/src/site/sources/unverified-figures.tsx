import type { Language } from '@ankur/content'
import { sources } from '@ankur/content/pages/sources'
import { unexplainedFigures } from '@ankur/content/english-claims'
import { hrefFor } from '../../routes.ts'
import type { PageClaims } from './page-claims.ts'
import { inOneLine } from './page-figures.tsx'

/** Every figure without a source, once, with the pages that show it. */
export function UnverifiedFigures({ pages, language }: { pages: readonly PageClaims[]; language: Language }) {
  return (
    <>
      <h2 id="unverified">{sources.unverified}</h2>
      <p>{sources.unverified_lead}</p>
      <ul className="prose__list">
        {[...unverifiedIn(pages)].map(([sentence, shownOn]) => (
          <li key={sentence}>
            {sentence}{' '}
            {shownOn.map(({ path, title }) => (
              <a key={path} className="prose__link listed__page" href={hrefFor(path, language)}>
                {title}
              </a>
            ))}
          </li>
        ))}
        {unexplainedFigures.map((claim) => (
          <li key={claim.id}>{inOneLine(claim).sentence}</li>
        ))}
      </ul>
    </>
  )
}

function unverifiedIn(pages: readonly PageClaims[]): ReadonlyMap<string, readonly PageClaims[]> {
  const found = new Map<string, PageClaims[]>()
  for (const page of pages) {
    for (const claim of page.claims.filter(({ status }) => status === 'unverified')) {
      const { sentence } = inOneLine(claim)
      const shownOn = found.get(sentence) ?? []
      if (!shownOn.includes(page)) found.set(sentence, [...shownOn, page])
    }
  }
  return found
}
