import type { Language } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { hrefFor } from '../../routes.ts'
import { ClaimText } from '../claim/claim.tsx'
import { shownEnglishClaim } from '../claim/shown-claim.ts'
import type { PageClaims } from './page-claims.ts'
import './sources.css'

interface Props {
  page: PageClaims
  /** Of the links. */
  language: Language
  heading: 'h2' | 'h3'
}

/** The figures of one page, under its name. */
export function PageFigures({ page: { path, title, claims }, language, heading: Heading }: Props) {
  const id = anchorOf(path)
  return (
    <section className="listed-page" aria-labelledby={id}>
      <Heading id={id}>
        <a className="prose__link" href={hrefFor(path, language)}>
          {title}
        </a>
      </Heading>
      <ul>
        {claims.map((claim) => (
          <li key={claim.id} className="listed">
            <ClaimText claim={inOneLine(claim)} language="en" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Here the number precedes its sentence, instead of large type above it. */
export function inOneLine(claim: EnglishClaim) {
  const shown = shownEnglishClaim(claim)
  const { figure, sentence } = shown
  // "65 children, 2 to 9 years old" is counted in one sentence and followed by another, as is "53 toddlers" by "20 of".
  const joint = figure && /^[\p{Lu}\p{N}]/u.test(sentence) ? `${figure}: ` : figure ? `${figure} ` : ''
  return { ...shown, figure: undefined, sentence: joint + sentence }
}

function anchorOf(path: string): string {
  return path === '/' ? 'page-home' : `page${path.replaceAll('/', '-')}`
}
