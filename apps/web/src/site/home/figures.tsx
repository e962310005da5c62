import type { Language } from '@ankur/content'
import { claimNamed, claims } from '@ankur/content/claims'
import { fill } from '@ankur/content'
import { Fold } from '../../ui/fold/fold.tsx'
import { Figure, ClaimText } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

/** Traced numbers, shown large. */
const leading = ['detection_age', 'wait_north_india', 'autistic_india'] as const

/** Never large, and never outside the fold. */
export const untraced = claims.filter(({ pages, status }) => pages.includes('/') && status === 'unverified')

/** What is known about the way of families today; behind one row, figures without a source. */
export function Families({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band" aria-labelledby="families-title">
      <div className="wrap">
        <div className="band__head">
          <h2 id="families-title">{words.families_title}</h2>
        </div>
        <ul className="leading">
          {leading.map((id) => {
            const claim = shownClaim(claimNamed(id), language)
            return (
              <li key={id} className="leading__item">
                <b className="leading__number">{claim.figure}</b>
                <ClaimText claim={claim} language={language} />
              </li>
            )
          })}
        </ul>
        <Fold id="untraced" level={3} summary={fill(words.untraced_title, { count: untraced.length })}>
          <p>{words.untraced_lead}</p>
          <ul className="untraced">
            {untraced.map((claim) => (
              <Figure key={claim.id} claim={shownClaim(claim, language)} language={language} />
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  )
}
