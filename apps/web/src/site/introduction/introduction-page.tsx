import type { Language } from '@ankur/content'
import { claimsOf } from '@ankur/content/claims'
import { isReviewed } from '@ankur/content/reviews'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Duck } from '../../ui/drawings/duck.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Told } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { AgeHelper } from './age-helper.tsx'
import { introductionWords } from './introduction-words.ts'
import './introduction.css'

export const introductionPage: PageSource = {
  path: '/autism-test',
  title: (language) => introductionWords[language].title,
  description: (language) => introductionWords[language].description,
  // 20 questions in 5 to 10 minutes for 16 to 30 months.
  facts: ['20', '5', '10', '16', '30'],
  main: (language) => <Introduction language={language} />,
}

/** What it is, who it is for, how long, what you get, what happens to your data; the disclaimer, then the button. */
function Introduction({ language }: { language: Language }) {
  const words = introductionWords[language]
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} picture={<Duck />} />
      <div className="wrap introduction">
        <Facts language={language} />
        <div className="prose">
          <h2>{words.what_title}</h2>
          <p>{words.what_1}</p>
          <p>{words.what_2}</p>
          <h2>{words.why_title}</h2>
          {claimsOf('/autism-test', 'why').map((claim) => (
            <Told key={claim.id} claim={shownClaim(claim, language)} language={language} />
          ))}
          <p>{words.why_1}</p>
          <p>{words.why_2}</p>
          <h2>{words.tool_title}</h2>
          <p>{words.tool_1}</p>
          <p>{words.tool_2}</p>
          <p>
            {words.tool_3} {!isReviewed('screening_questions') && words.tool_unchecked}
          </p>
          <p>
            <a href="https://www.mchatscreen.com/">{words.tool_official}</a>
          </p>
          <p>
            <a href={hrefFor('/autism-test/paper', language)}>{words.paper_link}</a>
          </p>
          <h2>{words.get_title}</h2>
          <ul className="prose__list">
            <li>{words.get_1}</li>
            <li>{words.get_2}</li>
            <li>{words.get_3}</li>
          </ul>
          <h2>{words.who_title}</h2>
          <p>{words.who_1}</p>
          <p>{words.who_2}</p>
          <AgeHelper language={language} />
          <p>{words.other_age}</p>
          <h2>{words.data_title}</h2>
          <p>{words.data_1}</p>
          <p>{words.data_2}</p>
          <p>
            <a href={hrefFor('/privacy', language)}>{words.data_link}</a>
          </p>
          <div className="introduction__start">
            <Notice kind="note" title={words.note_title}>
              <p>{words.note_1}</p>
              <p>{words.note_2}</p>
              <p>
                <a href={hrefFor('/help', language)}>{words.help_link}</a>
              </p>
            </Notice>
            <LinkButton href="/auth-gate">{words.start}</LinkButton>
            <p className="muted">{words.start_line}</p>
          </div>
        </div>
      </div>
    </>
  )
}

function Facts({ language }: { language: Language }) {
  const words = introductionWords[language]
  const facts: readonly (readonly [IconName, string])[] = [
    ['page', words.fact_questions],
    ['clock', words.fact_time],
    ['calendar', words.fact_age],
    ['chat', words.fact_languages],
    ['check', words.fact_free],
  ]
  return (
    <aside className="introduction__facts">
      <Card kind="warm" title={words.at_a_glance}>
        <ul>
          {facts.map(([icon, fact]) => (
            <li key={icon} className="introduction__fact">
              <Icon name={icon} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
