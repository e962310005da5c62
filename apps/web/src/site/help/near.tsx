import type { Language } from '@ankur/content'
import { districts, placesOf } from '@ankur/content/places'
import { Card } from '../../ui/card/card.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { helpWords } from './help-words.ts'
import { PlaceCard } from './place-card.tsx'

const states = ['punjab', 'chandigarh'] as const

/**
 * The places of every district, one fold each. The page's script (`choose-district.ts`) shows the select instead and
 * leaves the chosen district alone.
 */
export function Near({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <section className="help__near" aria-labelledby="near">
      <h2 id="near">{words.near_title}</h2>
      <div className="field" data-choose-district hidden>
        <label className="field__label" htmlFor="district">
          {words.district}
        </label>
        <select className="field__box" id="district" autoComplete="off">
          <option value="">{words.district_choose}</option>
          {states.map((state) => (
            <optgroup key={state} label={words[state]}>
              {districts
                .filter((district) => district.state === state)
                .map(({ id, names }) => (
                  <option key={id} value={id}>
                    {names[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div data-any-district>
        <Card className="place">
          <h3 className="place__name">{words.any_title}</h3>
          <p>{words.any_text}</p>
        </Card>
        <p data-without-script>{words.district_open}</p>
      </div>
      <div className="help__districts">
        {districts.map(({ id, names }) => (
          <div key={id} className="help__district" data-district={id}>
            <Fold level={3} id={id} summary={names[language]}>
              {placesOf(id).map((place) => (
                <PlaceCard key={place.id} place={place} language={language} />
              ))}
            </Fold>
          </div>
        ))}
      </div>
      <Fold level={3} id="deic" summary={words.centre_title}>
        <p>{words.deic_1}</p>
        <p>{words.deic_2}</p>
        <p className="help__source">
          <a href="https://nhm.goa.gov.in/rbsk/">{words.deic_source}</a>
        </p>
      </Fold>
    </section>
  )
}
