import type { ReactNode } from 'react'
import { languages, type Language } from '@ankur/content'
import { claimNamed } from '@ankur/content/claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Figure } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { DragPicture, GardenPicture, TowerPicture } from '../home/how-pictures.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { isReviewed, isWordingReviewed } from '@ankur/content/reviews'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

/** One part of the page, with the anchor that links elsewhere name. */
export function Part({ id, title, picture, children }: { id: string; title: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section className="about__part prose" id={id} aria-labelledby={`${id}-title`}>
      {picture && <div className={`about__picture about__picture--${id} decoration`}>{picture}</div>}
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

export function Mission({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="mission" title={words.mission_title}>
      <p>{words.mission_1}</p>
      <ul>
        <Figure claim={shownClaim(claimNamed('wait_north_india'), language)} language={language} />
      </ul>
      <p>{words.mission_2}</p>
      <p>{words.mission_3}</p>
      <Card kind="tint">
        <h3 className="about__promises">{words.promises_title}</h3>
        <ul className="prose__list">
          <li>{words.promise_1}</li>
          <li>{words.promise_2}</li>
        </ul>
      </Card>
    </Part>
  )
}

export function FunFirst({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="fun-first" title={words.fun_title} picture={<TowerPicture />}>
      <p>{words.fun_1}</p>
      <p>{words.fun_2}</p>
      <ul className="prose__list">
        {[words.fun_rule_1, words.fun_rule_2, words.fun_rule_3, words.fun_rule_4, words.fun_rule_5].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Part>
  )
}

export function DragDrop({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="drag-drop" title={words.drag_title} picture={<DragPicture />}>
      <p>{words.drag_1}</p>
      <p>{words.drag_2}</p>
      <p>{words.drag_3}</p>
      <p>{words.drag_4}</p>
      <p>
        <LinkButton href={hrefFor('/games#creator', language)}>{words.start_creating}</LinkButton>
      </p>
    </Part>
  )
}

export function Diversity({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="diversity" title={words.diversity_title} picture={<GardenPicture />}>
      <p>{words.diversity_1}</p>
      <p>{words.diversity_2}</p>
      <p>{words.diversity_3}</p>
      <p>{words.diversity_4}</p>
    </Part>
  )
}

export function Methodology({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="methodology" title={words.methodology_title}>
      <h3>{words.method_count_title}</h3>
      <p>{words.method_count}</p>
      <h3>{words.method_number_title}</h3>
      <p>{words.method_number_1}</p>
      <p>{words.method_number_2}</p>
      <Checked language={language} />
      <h3>{words.method_data_title}</h3>
      <p>{words.method_data}</p>
      <p>
        <a className="prose__link" href={hrefFor('/privacy', language)}>
          {words.data_link}
        </a>
      </p>
    </Part>
  )
}

/** Hidden once everybody has signed off. */
function Checked({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  const missing = [
    !(isReviewed('screening_questions') && isReviewed('analysis_templates')) && words.method_checked_clinician,
    !languages.every(isWordingReviewed) && words.method_checked_speaker,
  ].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <>
      <h3 id="who-checked">{words.method_checked_title}</h3>
      <p>
        {missing.join(' ')} {words.method_checked_say}
      </p>
    </>
  )
}

const roles = ['founder', 'makers', 'writers', 'checkers'] as const

/** Roles, not people: to be replaced by the owner (see `reviews.ts`). */
export function Team({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="team" title={words.team_title}>
      <p>{words.team_1}</p>
      <dl className="about__roles">
        {roles.map((role) => (
          <div key={role}>
            <dt>{words[`team_${role}`]}</dt>
            <dd>{words[`team_${role}_line`]}</dd>
          </div>
        ))}
      </dl>
      {pageExists('/founder') && (
        <p>
          <a className="prose__link" href={hrefFor('/founder', language)}>
            {words.founder_link}
          </a>
        </p>
      )}
      {pageExists('/contact') && (
        <>
          <p>{words.team_call}</p>
          <p>
            <LinkButton kind="second" href={hrefFor('/contact?topic=demo', language)}>
              {words.schedule_demo}
            </LinkButton>
          </p>
        </>
      )}
    </Part>
  )
}
