import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import type { home } from '@ankur/content/words/en/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { Cat } from '../../ui/drawings/cat.tsx'
import { Duck } from '../../ui/drawings/duck.tsx'
import { Unicorn } from '../../ui/drawings/unicorn.tsx'
import { homeWords } from './home-words.ts'

interface Door {
  readonly path: string
  readonly title: keyof typeof home
  readonly line: keyof typeof home
  readonly picture: ReactNode
}

const play: Door = { path: '/games', title: 'play_door', line: 'play_door_line', picture: <Cat /> }
const check: Door = { path: '/autism-test', title: 'check_signs', line: 'check_signs_line', picture: <Duck /> }
const read: Door = { path: '/blogs', title: 'read_door', line: 'read_door_line', picture: <Unicorn /> }

/** What to do first: play, check, read. */
export function Doors({ language }: { language: Language }) {
  const words = homeWords[language]
  const doors = [play, check, read].filter((door) => pageExists(door.path))
  return (
    <div className="doors">
      <div className="wrap">
        <ul className="doors__list">
          {doors.map((door) => (
            <li key={door.path} className="doors__item">
              <a className="doors__link" href={hrefFor(door.path, language)}>
                {door.picture}
                <span className="doors__words">
                  <b className="doors__title">{words[door.title]}</b>
                  {words[door.line]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
