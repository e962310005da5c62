import { type Language, languages } from '@ankur/content'
import { ambulance, helplines } from '@ankur/content/helplines'
import { furtherPlaces, places } from '@ankur/content/places'
import { Card } from '../../ui/card/card.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { Listen } from '../../ui/listen/listen.tsx'
import type { PageSource } from '../page.ts'
import { PlaceFacts } from './place-card.tsx'
import { helpWords } from './help-words.ts'
import { MoreHelp } from './more-help.tsx'
import { Near } from './near.tsx'
import { NumberSources, NumberTiles } from './numbers.tsx'
import { Soon } from './signs.tsx'
import './help.css'

export const helpPage: PageSource = {
  path: '/help',
  title: (language) => helpWords(language).title,
  description: (language) => helpWords(language).description,
  // 20 questions for 16 to 30 months, an ambulance, Early News 24, and what addresses, names and days of places hold.
  facts: ['20', '16', '30', ambulance.number, '24', ...numbersOf(places), ...numbersOf(helplines)],
  main: (language) => <Help language={language} />,
}

/** Whom to call first, then when to see a doctor, then where to go; everything else is collapsed or linked. */
function Help({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <div className="wrap help">
      <h1>{words.heading}</h1>
      <NumberTiles language={language} />
      <div className="help__folds">
        <Fold id="today" summary={words.today_title}>
          <ul className="prose__list">
            {[words.now_1, words.now_2, words.now_5, words.now_6, words.now_3, words.now_4].map((line) => (
              <li key={line}>
                <LinkedText text={line} />
              </li>
            ))}
          </ul>
          <a className="help__link" href="tel:112">
            {words.call_now}
          </a>
        </Fold>
        <Fold id="signs" summary={words.soon_fold}>
          <Soon language={language} />
        </Fold>
      </div>
      <Near language={language} />
      <SayThis language={language} />
      <Further language={language} />
      <MoreHelp language={language} />
      <NumberSources language={language} />
    </div>
  )
}

/** The sentence for the counter, in the languages that may be spoken there. */
function SayThis({ language }: { language: Language }) {
  const words = helpWords(language)
  const others = languages.filter((each) => each !== language)
  return (
    <Card className="help__say" kind="sunken" title={words.say_title}>
      <Sentence language={language} />
      <Fold level={3} summary={words.say_others}>
        {others.map((each) => (
          <Sentence key={each} language={each} />
        ))}
      </Fold>
    </Card>
  )
}

function Sentence({ language }: { language: Language }) {
  const id = `say-${language}`
  return (
    <div lang={language}>
      <p id={id}>{helpWords(language).say_text}</p>
      <Listen reads={id} />
    </div>
  )
}

/** Every number that the rows of a list hold: sectors, years, times. */
function numbersOf(rows: readonly object[]): string[] {
  return JSON.stringify(rows).match(/\d+/g) ?? []
}

/** The institutes to which districts send, and the regional centres nearest to Punjab. */
function Further({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <section aria-labelledby="further">
      <h2 id="further">{words.further_title}</h2>
      {furtherPlaces.map((place) => (
        <Fold key={place.id} level={3} id={`far-${place.id}`} summary={place.name[language]} hint={words[`kind_${place.kind}`]}>
          <PlaceFacts place={place} language={language} />
        </Fold>
      ))}
    </section>
  )
}
