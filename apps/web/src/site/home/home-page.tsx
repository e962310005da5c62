import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { CodeYouSee } from './code-you-see.tsx'
import { Families, untraced } from './figures.tsx'
import { Hero } from './hero.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { HowItWorks } from './how-it-works.tsx'
import { LanguageRow } from './language-row.tsx'
import { Science } from './science.tsx'
import { WhereNow } from './where-now.tsx'
import '../site.css'
import './hero.css'
import './entries.css'
import './home.css'
import './home-wide.css'

const homeWords = messagesInEveryLanguage('site/home', 'home')

export const homePage: PageSource = {
  path: '/',
  title: (language) => homeWords[language].title,
  description: (language) => homeWords[language].description,
  // 20 questions for 16 to 30 months; in the picture, Repeat 10 times and Move 10 steps; how many figures the fold holds.
  facts: ['20', '10', '16', '30', String(untraced.length)],
  main: (language) => <Home language={language} />,
}

function Home({ language }: { language: Language }) {
  return (
    <>
      <LanguageRow language={language} />
      <Hero language={language} />
      <WhereNow language={language} />
      <HowItWorks language={language} />
      <CodeYouSee language={language} />
      <Families language={language} />
      <Science language={language} />
      <ClosingCall language={language} />
    </>
  )
}

/** Leads to making a game. */
function ClosingCall({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band" aria-labelledby="last-title">
      <div className="wrap">
        <div className="closing">
          <div>
            <h2 id="last-title" className="closing__title">
              {words.last_title}
            </h2>
            <p className="closing__text">{words.last_text}</p>
          </div>
          <LinkButton kind="warm" href={hrefFor('/games', language)}>
            {words.start_creating}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
