import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Entries } from './entries.tsx'
import { Headline } from './headline.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Scene } from './scene.tsx'

const homeWords = messagesInEveryLanguage('site/home', 'home')

/** On a phone the links directly follow the lead; on a wide screen they are in one row over the hill. */
export function Hero({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <div className="hero">
      <div className="hero__back decoration">
        <span className="hero__disc" />
        <svg
          className="drawing hero__land"
          viewBox="0 0 1280 230"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className="drawing__hill1" d="M0 160C240 138 410 162 650 92s410-104 630-62v200H0z" />
          <path className="drawing__hill2" d="M0 172c240-20 430-8 660-46s400-40 620-10v114H0z" />
        </svg>
      </div>
      <div className="wrap hero__parts">
        <div className="hero__words">
          <Headline language={language} />
          <p className="hero__lead">{words.lead}</p>
        </div>
        <Entries language={language} />
        <div className="hero__start">
          <div className="hero__actions">
            <LinkButton href={hrefFor('/games', language)}>{words.start_creating}</LinkButton>
            {pageExists('/about-us') && (
              <LinkButton kind="second" href={hrefFor('/about-us', language)}>
                {words.learn_more}
              </LinkButton>
            )}
          </div>
          <p className="hero__note">{words.play_note}</p>
        </div>
        <Scene language={language} />
      </div>
    </div>
  )
}
