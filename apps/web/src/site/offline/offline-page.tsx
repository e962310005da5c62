import type { Language } from '@ankur/content'
import { LinkButton } from '../../ui/button/button.tsx'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import './offline.css'

const offlineWords = messagesInEveryLanguage('site/site', 'offline')

/** Shown by the service worker in place of a page that it cannot have, at the address of that page. */
export const offlinePage: PageSource = {
  path: '/offline',
  isUnlisted: true,
  title: (language) => offlineWords[language].title,
  description: (language) => offlineWords[language].description,
  main: (language) => <Offline language={language} />,
}

/** The script of static pages lists the pages cached on this phone. */
function Offline({ language }: { language: Language }) {
  const words = offlineWords[language]
  return (
    <div className="wrap offline">
      <h1>{words.heading}</h1>
      <p className="offline__lead">{words.lead}</p>
      <p>{words.answers}</p>
      <LinkButton href="">{words.try_again}</LinkButton>
      <section className="offline__kept" data-kept="" hidden>
        <h2>{words.kept_heading}</h2>
        <ul>
          <li data-kept-app="" hidden>
            <a href="/autism-test/question">{words.questions}</a>
          </li>
          <li data-kept-app="" hidden>
            <a href="/games">{words.games}</a>
          </li>
        </ul>
      </section>
    </div>
  )
}
