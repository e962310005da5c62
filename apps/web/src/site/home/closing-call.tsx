import type { Language } from '@ankur/content'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { homeWords } from './home-words.ts'

/** Leads to making a game. */
export function ClosingCall({ language }: { language: Language }) {
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
