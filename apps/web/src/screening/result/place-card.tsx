import { useState } from 'react'
import { fill } from '@ankur/content'
import { districts, hospitalOf } from '@ankur/content/districts'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { DistrictSelect } from '../../district/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { chooserId, mapOf } from './where-to-go.tsx'

const resultsWords = messagesOf('screening/results', 'results')

interface Props {
  district: string | null
  /** The child needs a doctor today, also when the department is closed. */
  isToday: boolean
  onChoose: (id: string | null) => void
}

/** Where to go in the chosen district, and what to ask for there. The district is stored on the device only. */
export function PlaceCard({ district: id, isToday, onChoose }: Props) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  const [isChoosing, setChoosing] = useState(false)
  // A district that is no longer listed counts as none.
  const district = districts.find((each) => each.id === id)
  if (!district || isChoosing)
    return (
      <DistrictChoice
        chosen={district?.id ?? null}
        isToday={isToday}
        onChoose={(next) => {
          onChoose(next)
          setChoosing(false)
        }}
      />
    )
  const place = hospitalOf(district.id)
  const name = place?.name[language] ?? fill(results.place_hospital, { district: district.names[language] })
  return (
    <div className="place-card">
      <b>{name}</b>
      <p>{isToday ? results.place_ask_today : place?.deic?.status === 'reported' ? results.place_ask_deic : results.place_ask}</p>
      <p className="place-card__links">
        <a href={mapOf(district)} rel="noreferrer">
          {results.place_map} <span className="only-heard">{results.place_opens}</span>
        </a>
        <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
          {results.place_other}
        </Button>
      </p>
      {place && (
        <details className="place-card__source">
          <summary>
            {fill(results.place_source, { month: formatMonth(place.source.publishedOn ?? place.source.checkedOn, language) })}
          </summary>
          <p>
            <Citation source={place.source} /> {place.deic && <Citation source={place.deic.source} />} {results.place_not_called}
          </p>
        </details>
      )}
    </div>
  )
}

function DistrictChoice({ chosen, isToday, onChoose }: { chosen: string | null } & Pick<Props, 'isToday' | 'onChoose'>) {
  const results = resultsWords.use()
  return (
    <div className="place-card">
      <p>{isToday ? results.place_ask_today : results.place_ask_deic}</p>
      <label htmlFor={chooserId}>
        <b>{results.district}</b>
      </label>
      <DistrictSelect id={chooserId} chosen={chosen} none={results.district_choose} states={results} onChoose={onChoose} />
    </div>
  )
}

/** Only HTTPS pages are linked; another source is shown by its citation. */
function Citation({ source: { url, citation } }: { source: { readonly url: string; readonly citation: string } }) {
  if (!url.startsWith('https:')) return <span lang="en">{citation}</span>
  return (
    <a href={url} lang="en" rel="noreferrer">
      {citation}
    </a>
  )
}
