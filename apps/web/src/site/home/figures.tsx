import type { Language, Words } from '@ankur/content'
import { claimsOf, type Claim, type Source } from '@ankur/content/claims'
import { claims as en } from '@ankur/content/words/en/claims'
import { claims as hi } from '@ankur/content/words/hi/claims'
import { claims as pa } from '@ankur/content/words/pa/claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { homeWords } from './home-words.ts'

const claimWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }

export function Families({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band" aria-labelledby="families-title">
      <div className="wrap">
        <div className="band__head">
          <h2 id="families-title">{words.families_title}</h2>
          <p className="band__lead">{words.families_lead}</p>
        </div>
        <ul className="figures">
          {claimsOf('/', 'families').map((claim) => (
            <Figure key={claim.id} claim={claim} language={language} />
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Science({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band band--neel" id="science" aria-labelledby="science-title">
      <div className="wrap science">
        <div>
          <h2 id="science-title">{words.science_title}</h2>
          <p className="science__lead">{words.science_lead}</p>
          <p className="science__limits">{words.science_limits}</p>
          {claimsOf('/', 'review').map((claim) => (
            <div key={claim.id} className="science__review">
              <Told claim={claim} language={language} />
            </div>
          ))}
          {pageExists('/about-us') && (
            <LinkButton kind="second" href={hrefFor('/about-us#research', language)}>
              {words.see_research}
            </LinkButton>
          )}
        </div>
        <ul className="figures figures--science">
          {claimsOf('/', 'science').map((claim) => (
            <Figure key={claim.id} claim={claim} language={language} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Number, sentence, and beside it either a source or the words 'Not yet verified'. Nothing counts up. */
function Figure({ claim, language }: { claim: Claim; language: Language }) {
  return (
    <li className="figure">
      {claim.figure && <b className="figure__number">{claimWords[language][claim.figure]}</b>}
      <div>
        <Told claim={claim} language={language} />
      </div>
    </li>
  )
}

function Told({ claim, language }: { claim: Claim; language: Language }) {
  const words = claimWords[language]
  const source = claim.status === 'sourced' ? claim.source : claim.nearest
  return (
    <>
      <p>
        {words[claim.sentence]} {claim.status === 'unverified' && <Tag kind="mari">{words.not_yet_verified}</Tag>}
      </p>
      {claim.note && <p className="figure__note">{words[claim.note]}</p>}
      {source && (
        <p className="figure__note">
          {claim.status === 'sourced' ? words.source : words.nearest_source}: <SourceLine source={source} />
        </p>
      )}
    </>
  )
}

function SourceLine({ source }: { source: Source }) {
  const line = `${source.citation}, ${source.year}`
  return source.url ? (
    <a href={source.url} lang="en">
      {line}
    </a>
  ) : (
    <span lang="en">{line}</span>
  )
}
