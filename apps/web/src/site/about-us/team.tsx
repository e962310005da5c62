import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Part } from './part.tsx'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

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
