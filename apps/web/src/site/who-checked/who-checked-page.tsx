import { fill, languageNames, type Language } from '@ankur/content'
import { places } from '@ankur/content/places'
import { reviews, type Review, type WordingName } from '@ankur/content/reviews'
import { translations, writing } from '@ankur/languages/scripts'
import { formatDay } from '@ankur/screening/analysis/dates'
import { hrefFor } from '../../routes.ts'
import { titled } from '../site-words.ts'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import '../guides/guide.css'
import './who-checked.css'

const whoCheckedWords = messagesInEveryLanguage('site/who-checked', 'whoChecked')

const counts = { places: places.length, called: places.filter(({ called }) => called !== null).length }

export const whoCheckedPage: PageSource = {
  path: '/who-checked',
  title: (language) => titled(whoCheckedWords[language].heading, language),
  description: (language) => whoCheckedWords[language].description,
  // Listed entries, verified calls, and the dates of signatures.
  facts: [...Object.values(counts).map(String), ...(JSON.stringify(reviews).match(/\d+/g) ?? [])],
  main: (language) => <WhoChecked language={language} />,
}

const who = {
  clinician: 'clinician',
  'two speech therapists': 'speech_therapists',
  'native speaker': 'native_speaker',
  'someone who rings the numbers': 'caller',
  editor: 'editor',
  'operator, with a lawyer': 'operator',
  lawyer: 'lawyer',
  owner: 'owner',
} as const satisfies Record<Review['needs'], string>

/** Its name in the page's language; wordings are named after their language. */
function nameOf(text: string, words: (typeof whoCheckedWords)[Language], language: Language): string {
  const written = translations.find((each) => text === `wording_${each}`)
  if (!written) return words[text as Exclude<keyof typeof reviews, WordingName>]
  return fill(words.wording, { language: language === 'en' ? writing[written].englishName : languageNames[written] })
}

function WhoChecked({ language }: { language: Language }) {
  const words = whoCheckedWords[language]
  return (
    <div className="wrap guide who-checked">
      <h1>{words.heading}</h1>
      <p className="guide__lead">{words.lead}</p>
      <h2>{words.list}</h2>
      <ul className="who-checked__texts">
        {Object.entries<Review>(reviews).map(([text, review]) => (
          <li key={text} data-text={text}>
            <b>{nameOf(text, words, language)}</b>
            <span>{fill(words.needs, { who: words[who[review.needs]] })}</span>
            <span>{signature(review, language)}</span>
          </li>
        ))}
      </ul>
      <h2>{words.ourselves}</h2>
      <ul className="prose__list">
        <li>{words.ourselves_1}</li>
        <li>{words.ourselves_2}</li>
        <li>{words.ourselves_3}</li>
      </ul>
      <p>
        <a className="prose__link" href={hrefFor('/sources', language)}>
          {words.to_sources}
        </a>
      </p>
      <h2>{words.calls}</h2>
      <p>{fill(words.calls_text, counts)}</p>
      <p>{words.calls_ask}</p>
      <h2>{words.help}</h2>
      <ul className="prose__list">
        <li>{words.help_clinician}</li>
        <li>{words.help_teacher}</li>
        <li>{words.help_autistic}</li>
        <li>{words.help_language}</li>
      </ul>
      <p>
        <a className="prose__link" href={hrefFor('/contact', language)}>
          {words.write}
        </a>
      </p>
      <h2>{words.runs}</h2>
      <p>{words.runs_text}</p>
    </div>
  )
}

function signature({ by }: Review, language: Language): string {
  const words = whoCheckedWords[language]
  if (by === null) return words.nobody
  return fill(words.signed, { name: by.name, role: by.role, day: formatDay(by.date, language) })
}
