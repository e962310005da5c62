import type { ComponentType } from 'react'
import type { Language } from '@ankur/content'
import type { home } from '@ankur/content/words/en/site/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckPicture, PlayPicture, ReadPicture, TalkPicture } from './entry-pictures.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

interface Entry {
  readonly path: string
  readonly title: keyof typeof home
  readonly line: keyof typeof home
  readonly Picture: ComponentType
  readonly isMarked?: boolean
}

const entries: readonly Entry[] = [
  { path: '/autism-test', title: 'check_signs', line: 'check_signs_line', Picture: CheckPicture, isMarked: true },
  { path: '/games', title: 'play_entry', line: 'play_entry_line', Picture: PlayPicture },
  { path: '/talk', title: 'talk_entry', line: 'talk_entry_line', Picture: TalkPicture },
  { path: '/blogs', title: 'read_entry', line: 'read_entry_line', Picture: ReadPicture },
]

/** What to do first: check, play, talk, read. */
export function Entries({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <ul className="entries">
      {entries
        .filter(({ path }) => pageExists(path))
        .map(({ path, title, line, Picture, isMarked = false }) => (
          <li key={path} className={classNames('entry', isMarked && 'entry--marked')}>
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
