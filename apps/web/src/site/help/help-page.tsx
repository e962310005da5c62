import type { Language } from '@ankur/content'
import { places } from '@ankur/content/districts'
import { helplines } from '@ankur/content/helplines'
import { Card } from '../../ui/card/card.tsx'
import { Contents } from '../contents/contents.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { Districts } from './districts.tsx'
import { helpWords } from './help-words.ts'
import { Numbers } from './numbers.tsx'
import { Signs } from './signs.tsx'
import './help.css'

export const helpPage: PageSource = {
  path: '/help',
  title: (language) => helpWords[language].title,
  description: (language) => helpWords[language].description,
  // 20 questions for 16 to 30 months, a building in Sector 79, volume 154 of a journal, and the years of what we read.
  facts: ['20', '16', '30', '79', '154', ...[...places, ...helplines].map(({ source }) => source.publishedOn.slice(0, 4))],
  main: (language) => <Help language={language} />,
}

/** The most urgent first: at once, this week, soon; then whom to ring; then where to go. */
function Help({ language }: { language: Language }) {
  const words = helpWords[language]
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      <div className="wrap help__urgent">
        <Card className="help__now" title={words.now_title}>
          <ul className="prose__list">
            {[words.now_1, words.now_2, words.now_5, words.now_6, words.now_3, words.now_4].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a className="help__number" href="tel:112">
            {words.call_now}
          </a>
        </Card>
      </div>
      <div className="wrap with-contents">
        <Contents
          title={words.on_this_page}
          parts={[
            ['signs', words.signs_title],
            ['helplines', words.helplines_title],
            ['near', words.districts_title],
          ]}
        />
        <div className="with-contents__text">
          <Signs language={language} />
          <Numbers language={language} />
          <Districts language={language} />
        </div>
      </div>
    </>
  )
}
