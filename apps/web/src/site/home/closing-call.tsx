import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { homeWords } from './home-words.ts'

/** Leads to the games; while they are not there yet, to the check for early signs. */
export function ClosingCall({ language }: { language: Language }) {
  const words = homeWords[language]
  const call = pageExists('/games')
    ? { path: '/games', title: words.last_title, text: words.last_text, button: words.start_creating }
    : { path: '/autism-test', title: words.last_check_title, text: words.last_check_text, button: words.check_signs }
  return (
    <section className="band" aria-labelledby="last-title">
      <div className="wrap">
        <div className="closing">
          <div>
            <h2 id="last-title" className="closing__title">
              {call.title}
            </h2>
            <p className="closing__text">{call.text}</p>
          </div>
          <LinkButton kind="warm" href={hrefFor(call.path, language)}>
            {call.button}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
