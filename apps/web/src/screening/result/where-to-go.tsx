import { districts, hospitalOf, type District } from '@ankur/content/districts'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'

const resultsWords = messagesOf('screening/results', 'results')

/** The select of the place card, on the same page. */
export const chooserId = 'district'

/** In the first view: one press to the place on a map, or to the select while no district is known. */
export function WhereToGo({ district: id }: { district: string | null }) {
  const results = resultsWords.use()
  const district = districts.find((each) => each.id === id)
  if (!district) {
    return (
      <a className="where-to-go" href={`#${chooserId}`} onClick={focusChooser}>
        <Icon name="pin" />
        {results.where_choose}
      </a>
    )
  }
  return (
    <a className="where-to-go" href={mapOf(district)} rel="noreferrer">
      <Icon name="pin" />
      <span>
        {results.where_map} <span className="only-heard">{results.place_opens}</span>
      </span>
    </a>
  )
}

/** The hospital of a district on the map of another site. */
export function mapOf({ id, names }: District): string {
  const query = hospitalOf(id)?.map.query ?? `District Hospital, ${names.en}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}

/** The select itself gets the focus, and is scrolled to the middle of the screen. */
function focusChooser(event: React.MouseEvent): void {
  const chooser = document.getElementById(chooserId)
  if (!chooser) return
  event.preventDefault()
  chooser.focus({ preventScroll: true })
  chooser.scrollIntoView({ block: 'center' })
}
