import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { homeWords } from './home-words.ts'

/** Leads to making a game; while that is not there yet, to the games to play. */
export function ClosingCall({ language }: { language: Language }) {
  const words = homeWords[language]
  const call = pageExists('/create')
    ? { title: words.last_title, text: words.last_text, button: words.start_creating }
    : { title: words.last_play_title, text: words.last_play_text, button: words.play_door }
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
          <LinkButton kind="warm" href={hrefFor('/games', language)}>
            {call.button}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
