import { fill, type Language } from '@ankur/content'
import { places, type Place } from '@ankur/content/districts'
import { isReviewed } from '@ankur/content/reviews'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { CitedLine } from './cited-line.tsx'
import { helpWords } from './help-words.ts'

const states = ['punjab', 'chandigarh'] as const

/** How to find the early intervention centre, and the places that a public source names. */
export function Districts({ language }: { language: Language }) {
  const words = helpWords[language]
  return (
    <section className="prose" aria-labelledby="near">
      <h2 id="near">{words.districts_title}</h2>
      <p>{words.deic_1}</p>
      <ol className="help__steps">
        {[words.step_1, words.step_2, words.step_3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.deic_2}</p>
      <p className="help__source">
        <a href="https://nhm.goa.gov.in/rbsk/">{words.deic_source}</a>
      </p>
      <h3>{words.places_title}</h3>
      {!isReviewed('districts') && <p>{words.places_unchecked}</p>}
      {states.map((state) => (
        <section key={state} aria-labelledby={`districts-${state}`}>
          <h4 className="help__state" id={`districts-${state}`}>
            {words[state]}
          </h4>
          <ul className="help__places">
            {places
              .filter((place) => place.state === state)
              .map((place) => (
                <PlaceRow key={place.id} place={place} language={language} />
              ))}
          </ul>
        </section>
      ))}
      <h3>{words.none_title}</h3>
      <p>{words.none}</p>
    </section>
  )
}

function PlaceRow({ place, language }: { place: Place; language: Language }) {
  const words = helpWords[language]
  const { id, district, name, kind, source } = place
  const month = source.publishedOn.length > 4 ? formatMonth(source.publishedOn, language) : source.publishedOn
  return (
    <li className="help__place" id={id}>
      <b>{district[language]}</b>
      {name && <p>{name[language]}</p>}
      <p>{words[kind]}</p>
      <CitedLine source={source}>{fill(words.place_source, { month })}</CitedLine>
    </li>
  )
}
