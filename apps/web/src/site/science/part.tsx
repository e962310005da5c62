import { claimNamed } from '@ankur/content/claims'
import { science, type SciencePart, type StudyText } from '@ankur/content/pages/science'
import { scienceClaims } from '@ankur/content/english-claims'
import { aboutUs } from '@ankur/content/words/en/site/about-us'
import { Card } from '../../ui/card/card.tsx'
import { Figure, SourceLine } from '../claim/claim.tsx'
import { shownClaim, shownEnglishClaim, type ShownClaim } from '../claim/shown-claim.ts'

/** A summary; what is known with its sources; what is unknown; the consequences for Ankur. */
export function Part({ part }: { part: SciencePart }) {
  const known = knownIn(part)
  const untraced = ownClaims(part, 'unverified')
  return (
    <section className="science-part prose" id={part.id} aria-labelledby={`${part.id}-title`}>
      <h2 id={`${part.id}-title`}>{part.title}</h2>
      <Card kind="tint">
        <h3>{science.in_short}</h3>
        {part.inShort.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <h3>{science.known}</h3>
      <ol className="science-part__known">
        {known.map((each) => (
          <Known key={each.claim.id} known={each} />
        ))}
      </ol>
      <h3>{science.unknown}</h3>
      {untraced.length > 0 && (
        <ul>
          {untraced.map((claim) => (
            <Figure key={claim.id} claim={claim} language="en" />
          ))}
        </ul>
      )}
      <ul className="prose__list">
        {part.unknown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{science.for_ankur}</h3>
      <p>{part.forAnkur}</p>
      <h3>{science.sources}</h3>
      <p className="muted">{science.sources_line}</p>
      <ol className="science-part__sources">
        {known.map(({ claim: { id, source } }) => (
          <li key={id}>{source && <SourceLine source={source} />}</li>
        ))}
      </ol>
    </section>
  )
}

function Known({ known: { claim, study } }: { known: KnownThing }) {
  return (
    <li>
      {study && (
        <>
          <p className="science-part__question">{aboutUs[`${study}_measured`]}</p>
          <p>
            {aboutUs[`${study}_who`]} {claim.figure && `${claim.figure}.`}
          </p>
        </>
      )}
      <p>{claim.sentence}</p>
      {claim.note && (
        <p className="muted">
          {science.limits} {claim.note}
        </p>
      )}
    </li>
  )
}

/** A finding; for a study on `/about-us` too, with its question and participants. */
interface KnownThing {
  readonly claim: ShownClaim
  readonly study?: StudyText
}

function knownIn(part: SciencePart): readonly KnownThing[] {
  const claimsOfStudies = part.studies.map((study) => ({ claim: shownClaim(claimNamed(study), 'en'), study }))
  return [...claimsOfStudies, ...ownClaims(part, 'sourced').map((claim) => ({ claim }))]
}

function ownClaims(part: SciencePart, status: ShownClaim['status']): readonly ShownClaim[] {
  return scienceClaims.filter((claim) => claim.section === part.id && claim.status === status).map(shownEnglishClaim)
}
