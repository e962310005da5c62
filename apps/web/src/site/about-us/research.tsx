import type { Language } from '@ankur/content'
import { claimNamed, claimsOf } from '@ankur/content/claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Figure, SourceLine } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Part } from './parts.tsx'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

export const studies = [
  'coding_review',
  'early_help',
  'parent_course',
  'village_course',
  'toddler_screening',
  'everyday_screening',
  'hindi_screening',
] as const

export function Research({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="research" title={words.research_title}>
      <p>{words.research_1}</p>
      <p>{words.research_2}</p>
      <div>
        {studies.map((study) => (
          <Study key={study} study={study} language={language} />
        ))}
      </div>
      {pageExists('/sources') && (
        <>
          <p>{words.read_papers_line}</p>
          <p>
            <LinkButton kind="second" href={hrefFor('/sources#research', language)}>
              {words.read_papers}
            </LinkButton>
          </p>
        </>
      )}
      {pageExists('/science') && (
        <p>
          <a className="prose__link" href={hrefFor('/science', language)}>
            {words.science_link}
          </a>
        </p>
      )}
      <Fold id="untraced" level={3} summary={words.hopes_title}>
        <p>{words.hopes_1}</p>
        <ul>
          {claimsOf('/about-us', 'science').map((claim) => (
            <Figure key={claim.id} claim={shownClaim(claim, language)} language={language} />
          ))}
        </ul>
      </Fold>
    </Part>
  )
}

/** One row: what was measured, who, how many, findings, limits, link. */
export function Study({ study, language }: { study: (typeof studies)[number]; language: Language }) {
  const words = aboutUsWords[language]
  const claim = shownClaim(claimNamed(study), language)
  return (
    <section className="study" aria-labelledby={`study-${study}`}>
      <h3 id={`study-${study}`}>{words[`${study}_measured`]}</h3>
      <dl className="study__list">
        <dt>{words.who}</dt>
        <dd>{words[`${study}_who`]}</dd>
        <dt>{words.how_many}</dt>
        <dd>{claim.figure ?? words.how_many_unknown}</dd>
        <dt>{words.found}</dt>
        <dd>{claim.sentence}</dd>
        <dt>{words.limits}</dt>
        <dd>{claim.note}</dd>
        <dt>{words.paper}</dt>
        <dd>{claim.source && <SourceLine source={claim.source} />}</dd>
      </dl>
    </section>
  )
}
