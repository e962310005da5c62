import type { Language } from '@ankur/content'
import { claimsOf } from '@ankur/content/claims'
import { isReviewed } from '@ankur/content/reviews'
import { monthNames } from '@ankur/screening/analysis/dates'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ClaimText } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { KitePicture } from '../kite-picture.tsx'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import '../site.css'
import './introduction.css'

const introductionWords = messagesInEveryLanguage('site/introduction', 'introduction')

export const introductionPage: PageSource = {
  path: '/autism-test',
  title: (language) => introductionWords[language].title,
  description: (language) => introductionWords[language].description,
  // 20 questions in 5 to 10 minutes for 16 to 30 months.
  facts: ['20', '5', '10', '16', '30'],
  main: (language) => <Introduction language={language} />,
}

/** What it is, for whom, what it is not, and the button, on the first screen; everything else is collapsed below. */
function Introduction({ language }: { language: Language }) {
  const words = introductionWords[language]
  return (
    <div className="wrap introduction">
      <div className="introduction__first">
        <h1>{words.heading}</h1>
        <p className="introduction__lead">{words.lead}</p>
        <ul className="introduction__facts">
          <li>
            <Icon name="person" />
            <span>
              {words.fact_age}
              <span data-born={words.fact_born} data-months={monthNames(language).join('|')} />
            </span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{words.fact_time}</span>
          </li>
          <li>
            <Icon name="page" />
            <span>{words.fact_plan}</span>
          </li>
        </ul>
        <p className="introduction__limits">
          <span>{words.limit_1}</span>
          {!isReviewed('screening_questions') && <span>{words.limit_2}</span>}
          <span>{words.limit_3}</span>
        </p>
        <LinkButton wide href="/auth-gate">
          {words.start}
        </LinkButton>
        <p className="muted">{words.start_line}</p>
        <Fold id="age" summary={words.age_link}>
          <OtherAges language={language} />
        </Fold>
      </div>
      <KitePicture />
      <section className="introduction__folds" aria-labelledby="before">
        <h2 id="before">{words.before_title}</h2>
        <Folds language={language} />
      </section>
    </div>
  )
}

function OtherAges({ language }: { language: Language }) {
  const words = introductionWords[language]
  return (
    <>
      <p>{words.younger}</p>
      <p>{words.older}</p>
      <p>
        <a href={hrefFor('/help#near', language)}>{words.age_where}</a>
      </p>
    </>
  )
}

function Folds({ language }: { language: Language }) {
  const words = introductionWords[language]
  return (
    <>
      <Fold level={3} id="what" summary={words.what_title}>
        <p>{words.what_1}</p>
        <p>{words.what_2}</p>
      </Fold>
      <Fold level={3} id="why" summary={words.why_title}>
        {claimsOf('/autism-test', 'why').map((claim) => (
          <ClaimText key={claim.id} claim={shownClaim(claim, language)} language={language} />
        ))}
        <p>{words.why_1}</p>
        <p>{words.why_2}</p>
      </Fold>
      <Fold level={3} id="how" summary={words.tool_title}>
        <p>{words.tool_1}</p>
        <p>{words.tool_2}</p>
        <p>{words.tool_3}</p>
        <p>{words.tool_senses}</p>
        <p>{words.who_1}</p>
        <p>{words.early}</p>
        <p>
          <a href="https://www.mchatscreen.com/">{words.tool_official}</a>
        </p>
      </Fold>
      <Fold level={3} id="get" summary={words.get_title}>
        <ul className="prose__list">
          <li>{words.get_1}</li>
          <li>{words.get_2}</li>
          <li>{words.get_3}</li>
        </ul>
        <p>
          <a href={hrefFor('/help', language)}>{words.help_link}</a>
        </p>
      </Fold>
      <Fold level={3} id="answers" summary={words.data_title}>
        <p>{words.data_1}</p>
        <p>{words.data_2}</p>
        <p>
          <a href={hrefFor('/privacy', language)}>{words.data_link}</a>
        </p>
      </Fold>
      <Fold level={3} id="paper" summary={words.paper_title}>
        <p>
          <a href={hrefFor('/autism-test/paper', language)}>{words.paper_link}</a>
        </p>
      </Fold>
    </>
  )
}
