import { fill, type Language } from '@ankur/content'
import { ambulance, helplines } from '@ankur/content/helplines'
import { isReviewed } from '@ankur/content/reviews'
import { Fold } from '../../ui/fold/fold.tsx'
import type { CheckedSource } from '@ankur/content/places/place'
import { helpWords } from './help-words.ts'
import { formatMonth } from '@ankur/screening/analysis/dates'

/** The four numbers of India, each one press away. */
export function NumberTiles({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <ul className="help__tiles" id="helplines" aria-label={words.helplines_title}>
      {helplines.map(({ id, number }) => (
        <li key={id}>
          <a className="help__tile" href={`tel:${number}`}>
            <b>{number}</b> <span>{words[`tile_${id}`]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The purpose of each number, and its source. */
export function NumberSources({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <Fold id="number-sources" summary={words.number_sources}>
      {!isReviewed('helplines') && <p>{words.helplines_unchecked}</p>}
      {[...helplines, { ...ambulance, id: 'ambulance' as const }].map(({ id, number, source }) => (
        <div key={id}>
          <h3 className="help__row">
            {number}: {words[id]}
          </h3>
          <p>{words[`${id}_for`]}</p>
          <CitedLine source={source}>
            {fill(source.publishedOn === null ? words.source_undated : words.number_source, { month: monthOf(source, language) })}
          </CitedLine>
        </div>
      ))}
    </Fold>
  )
}

/** A sentence on how old a row is, and the publication in its own language. */
function CitedLine({ source, children }: { source: CheckedSource; children: string }) {
  return (
    <p className="help__source">
      {children}{' '}
      <a href={source.url} lang="en">
        {source.citation}
      </a>
    </p>
  )
}

/** As precise as the source: a month, or only its year. A page without a date counts from the day it was checked. */
export function monthOf({ publishedOn, checkedOn }: CheckedSource, language: Language): string {
  const date = publishedOn ?? checkedOn
  return date.length > 4 ? formatMonth(date, language) : date
}
