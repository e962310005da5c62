import { fill, type Language } from '@ankur/content'
import { helplines } from '@ankur/content/helplines'
import { isReviewed } from '@ankur/content/reviews'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { siteWords } from '../site-words.ts'
import { CitedLine } from './cited-line.tsx'
import { helpWords } from './help-words.ts'

/** National numbers, each with what it is for and where we read it. */
export function Numbers({ language }: { language: Language }) {
  const words = helpWords[language]
  return (
    <section className="prose" aria-labelledby="helplines">
      <h2 id="helplines">{words.helplines_title}</h2>
      {!isReviewed('helplines') && <p>{siteWords[language].helplines_unchecked}</p>}
      <ul className="help__rows">
        {helplines.map(({ id, number, source }) => (
          <li key={id} className="help__row">
            <a className="help__number" href={`tel:${number}`}>
              {number}
            </a>
            <div>
              <h3>{words[id]}</h3>
              <p>{words[`${id}_for`]}</p>
              <CitedLine source={source}>
                {fill(words.number_source, { month: formatMonth(source.publishedOn, language) })}
              </CitedLine>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
