import type { Language } from '@ankur/content'
import { claimNamed, type Claim } from '@ankur/content/claims'
import type { home } from '@ankur/content/words/en/site/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { SourceLine } from '../claim/claim.tsx'
import { claimWords, shownClaim, type ShownClaim } from '../claim/shown-claim.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

interface Rule {
  readonly title: keyof typeof home
  readonly study: Claim['id']
  /** A study whose finding is the limit; otherwise the note of the first one is. */
  readonly against?: Claim['id']
}

const rules: readonly Rule[] = [
  { title: 'rule_play', study: 'early_help' },
  { title: 'rule_parents', study: 'parent_course', against: 'village_course' },
  { title: 'rule_blocks', study: 'coding_review' },
  { title: 'rule_twice', study: 'toddler_screening' },
]

/** Each rule with the study behind it and what that study does not show. */
export function Science({ language }: { language: Language }) {
  const words = homeWords[language]
  const claim = (id: Claim['id']) => shownClaim(claimNamed(id), language)
  return (
    <section className="band band--neel" id="science" aria-labelledby="science-title">
      <div className="wrap">
        <div className="band__head">
          <h2 id="science-title">{words.science_title}</h2>
          <p className="band__lead">{words.science_lead}</p>
        </div>
        <ul className="rules">
          {rules.map(({ title, study, against }) => (
            <li key={title} className="rule">
              <h3 className="rule__title">{words[title]}</h3>
              <div>
                <Finding claim={claim(study)} language={language} />
              </div>
              <div className="rule__limit">
                <b>{words.limit}:</b> {against ? <Finding claim={claim(against)} language={language} /> : claim(study).note}
              </div>
            </li>
          ))}
        </ul>
        {pageExists('/about-us') && (
          <p className="science__links">
            <LinkButton kind="second" href={hrefFor('/about-us#research', language)}>
              {words.see_research}
            </LinkButton>
            <a className="science__checked" href={hrefFor('/about-us#who-checked', language)}>
              {words.who_checked}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

/** The participants, the findings, and the publication. */
function Finding({ claim, language }: { claim: ShownClaim; language: Language }) {
  return (
    <>
      {claim.figure && (
        <span className="rule__who">
          {claim.figure}
          {homeWords[language].full_stop}{' '}
        </span>
      )}
      {claim.sentence}
      {claim.source && (
        <span className="rule__source">
          {claimWords[language].source}: <SourceLine source={claim.source} />
        </span>
      )}
    </>
  )
}
