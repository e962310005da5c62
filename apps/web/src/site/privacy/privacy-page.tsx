import { fill, type Language } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { hrefFor } from '../../routes.ts'
import { Card } from '../../ui/card/card.tsx'
import type { PageSource } from '../page.ts'
import { monthNames } from '@ankur/screening/analysis/dates'
import { PageHead, ReadPage } from '../page-parts.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import './privacy.css'

const privacyWords = messagesInEveryLanguage('site/privacy', 'privacy')

export const privacyPage: PageSource = {
  path: '/privacy',
  title: (language) => privacyWords[language].title,
  description: (language) => privacyWords[language].description,
  // The day of the notice, days, months and years of keeping, the 20 answers, adults of 18, the Act of 2023.
  facts: [...noticeVersion.split('-').map((part) => String(Number(part))), '20', '12', '18', '35', '30', '180', '2023'],
  main: (language) => <Privacy language={language} />,
}

const stored = [
  'account',
  'visits',
  'device',
  'games',
  'account_games',
  'play',
  'results',
  'children',
  'videos',
  'clips',
  'share',
  'model',
  'stills',
  'reminder',
  'message',
  'mail',
  'log',
] as const

function Privacy({ language }: { language: Language }) {
  const words = privacyWords[language]
  return (
    <>
      <PageHead title={words.heading} lead={fill(words.version, noticeDate(language))} />
      <ReadPage>
        <Card kind="tint" title={words.short_title}>
          <ul className="prose__list">
            {[words.short_1, words.short_2, words.short_3, words.short_4].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
        <div className="prose">
          <h2>{words.kept_title}</h2>
          {stored.map((item) => (
            <Kept key={item} item={item} language={language} />
          ))}
          <h2>{words.delete_title}</h2>
          <p>{words.delete_1}</p>
          <p>{words.delete_2}</p>
          <p>{words.delete_3}</p>
          <p>{words.delete_4}</p>
          <h2>{words.who_title}</h2>
          <p>{words.who_1}</p>
          <p>{words.who_2}</p>
          <p>{words.who_3}</p>
          <p>{words.who_4}</p>
          <h2>{words.child_title}</h2>
          <p>{words.child_1}</p>
          <p>{words.child_2}</p>
          <p>{words.child_3}</p>
          <h2>{words.rights_title}</h2>
          <p>{words.rights_lead}</p>
          <ul className="prose__list">
            {[words.rights_1, words.rights_2, words.rights_3, words.rights_4, words.rights_5].map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <h2>{words.contact_title}</h2>
          <p>
            {words.contact_1} <a href={hrefFor('/contact', language)}>{words.contact_link}</a>
          </p>
        </div>
      </ReadPage>
    </>
  )
}

/** One kind of data: what, why, how long. */
function Kept({ item, language }: { item: (typeof stored)[number]; language: Language }) {
  const words = privacyWords[language]
  return (
    <section className="kept" aria-labelledby={`kept-${item}`}>
      <h3 id={`kept-${item}`}>{words[item]}</h3>
      <dl className="kept__list">
        <dt>{words.what}</dt>
        <dd>{words[`${item}_what`]}</dd>
        <dt>{words.why}</dt>
        <dd>{words[`${item}_why`]}</dd>
        <dt>{words.how_long}</dt>
        <dd>{words[`${item}_long`]}</dd>
      </dl>
    </section>
  )
}

function noticeDate(language: Language): Record<'day' | 'month' | 'year', string | number> {
  const [year = '', month, day] = noticeVersion.split('-')
  return { day: Number(day), month: monthNames(language)[Number(month) - 1] ?? '', year }
}
