import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

/**
 * The three full stops grow: seed, block, seedling. The stops themselves stay in the text for screen readers and copying;
 * the drawings are placed over them.
 */
export function Headline({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <h1 className="headline">
      <Line word={words.headline_game} stop={words.full_stop}>
        <circle cx="10" cy="10" r="10" fill="#E59A2B" />
      </Line>
      <Line word={words.headline_code} stop={words.full_stop}>
        <rect width="20" height="20" rx="5" fill="#4C97FF" />
      </Line>
      <Line word={words.headline_grow} stop={words.full_stop} last>
        <path d="M9 20V-6" stroke="#2E8067" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M9 0C-5 1-11-8-11-20 2-21 10-13 9 0zM10-6c0-14 8-21 21-20 0 13-8 21-21 20z" fill="#4FA286" />
      </Line>
    </h1>
  )
}

function Line({ word, stop, last, children }: { word: string; stop: string; last?: boolean; children: ReactNode }) {
  return (
    <span className={last ? 'headline__line headline__line--last' : 'headline__line'}>
      {word}
      <span className="headline__stop">
        {`${stop} `}
        <svg className="headline__dot" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          {children}
        </svg>
      </span>
    </span>
  )
}
