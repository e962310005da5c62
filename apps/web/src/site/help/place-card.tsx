import { fill, type Language } from '@ankur/content'
import type { CheckedSource } from '@ankur/content/places/place'
import { mapAddress, mayHaveChanged, phoneOf, type Place } from '@ankur/content/places'
import { formatDay } from '@ankur/screening/analysis/dates'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { helpWords } from './help-words.ts'
import { monthOf } from './numbers.tsx'

interface Props {
  place: Place
  language: Language
}

/** The day on which the page was built: rows grow old between two releases only. */
const today = new Date().toISOString().slice(0, 10)

/** Where to go, what to ask for there, and how to get there. The source is in a collapsed section. */
export function PlaceCard({ place, language }: Props) {
  const words = helpWords(language)
  return (
    <Card className="place">
      <Tag>{words[`kind_${place.kind}`]}</Tag>
      <h4 className="place__name" id={place.id}>
        {place.name[language]}
      </h4>
      <PlaceFacts place={place} language={language} />
    </Card>
  )
}

/** All of a card but its name. */
export function PlaceFacts({ place, language }: Props) {
  const words = helpWords(language)
  const { name, askFor, address, hours, ages, cost, page } = place
  const phone = phoneOf(place, today)
  const lines = [words[`ask_${askFor}`], address?.[language], hours?.[language], ages?.[language]]
  return (
    <>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      <p className="place__links">
        {phone && (
          <a className="help__link" href={`tel:${phone}`}>
            <Icon name="phone" />
            {words.call} <span className="only-heard">{name[language]}</span>
          </a>
        )}
        <a className="help__link" href={mapAddress(place)} rel="noreferrer">
          <Icon name="pin" />
          {words.map}{' '}
          <span className="only-heard">
            {name[language]} {words.opens}
          </span>
        </a>
        {page && (
          <a className="help__link" href={page} rel="noreferrer">
            {words.own_page} <span className="only-heard">{name[language]}</span>
          </a>
        )}
      </p>
      {!phone && <p className="help__source">{words.no_phone}</p>}
      {cost === 'ask' && <p className="help__source">{words.cost_ask}</p>}
      {mayHaveChanged(place, today) && <p className="help__source">{words.changed}</p>}
      <Source place={place} language={language} />
    </>
  )
}

function Source({ place: { source, deic, called }, language }: Props) {
  const words = helpWords(language)
  const summary = source.publishedOn === null ? words.source_undated : words.source
  return (
    <details className="help__source">
      <summary>{fill(summary, { month: monthOf(source, language) })}</summary>
      <p>
        <Citation source={source} /> {fill(words.looked_up, { day: formatDay(source.checkedOn, language) })}
      </p>
      {deic && (
        <p>
          {fill(words.centre_source, { month: monthOf(deic.source, language) })} <Citation source={deic.source} />
        </p>
      )}
      <p>{called ? fill(words.called, { name: called.by, month: called.on }) : words.not_called}</p>
    </details>
  )
}

function Citation({ source: { url, citation } }: { source: CheckedSource }) {
  // An address without encryption is named by its citation alone: links lead to secure pages only.
  if (!url.startsWith('https:')) return <span lang="en">{citation}</span>
  return (
    <a href={url} lang="en" rel="noreferrer">
      {citation}
    </a>
  )
}
