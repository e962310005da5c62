import type { Language } from '@ankur/content'
import { claimsOf } from '@ankur/content/claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Figure, Told } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { homeWords } from './home-words.ts'

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
            <Figure key={claim.id} claim={shownClaim(claim, language)} language={language} />
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
              <Told claim={shownClaim(claim, language)} language={language} />
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
            <Figure key={claim.id} claim={shownClaim(claim, language)} language={language} />
          ))}
        </ul>
      </div>
    </section>
  )
}
