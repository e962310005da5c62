import type { ComponentType } from 'react'
import type { Language } from '@ankur/content'
import type { home } from '@ankur/content/words/en/site/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckPicture, PlayPicture, ReadPicture, TalkPicture } from './door-pictures.tsx'
import { homeWords } from './home-words.ts'

interface Door {
  readonly path: string
  readonly title: keyof typeof home
  readonly line: keyof typeof home
  readonly Picture: ComponentType
  readonly isMarked?: boolean
}

const doors: readonly Door[] = [
  { path: '/autism-test', title: 'check_signs', line: 'check_signs_line', Picture: CheckPicture, isMarked: true },
  { path: '/games', title: 'play_door', line: 'play_door_line', Picture: PlayPicture },
  { path: '/talk', title: 'talk_door', line: 'talk_door_line', Picture: TalkPicture },
  { path: '/blogs', title: 'read_door', line: 'read_door_line', Picture: ReadPicture },
]

/** What to do first: check, play, talk, read. */
export function Doors({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <ul className="doors">
      {doors
        .filter(({ path }) => pageExists(path))
        .map(({ path, title, line, Picture, isMarked = false }) => (
          <li key={path} className={classNames('door', isMarked && 'door--marked')}>
            <a className="door__link" href={hrefFor(path, language)}>
              <Picture />
              <span className="door__words">
                <b className="door__title">{words[title]}</b> <span className="door__line">{words[line]}</span>
              </span>
            </a>
          </li>
        ))}
    </ul>
  )
}
