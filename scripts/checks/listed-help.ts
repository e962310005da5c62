import { daysSince, type CheckedSource } from '@ankur/content/places/place'
import { guideSources } from '@ankur/content/guides/sources'
import { places } from '@ankur/content/places'
import { helplines } from '@ankur/content/helplines'

/**
 * A centre closes, a number changes. After half a year somebody should check again; after a year the entry is not reliable.
 */
const noticeAfterDays = 180
const refusedAfterDays = 365

const rows: readonly Row[] = [
  ...helplines.map(({ number, source }) => ({ name: `number ${number}`, source })),
  ...places.map(({ id, source }) => ({ name: `place ${id}`, source })),
  ...Object.entries(guideSources).map(([id, source]) => ({ name: `guide source ${id}`, source })),
  ...places.flatMap(({ id, deic }) => (deic ? [{ name: `centre ${id}`, source: deic.source }] : [])),
]

interface Row {
  readonly name: string
  readonly source: Pick<CheckedSource, 'checkedOn' | 'url'>
}

/** The entries of the help page that were not checked recently, as of a day like `2026-11-21`. */
export function checkListedHelp(today: string, listed = rows): (string | { notice: string })[] {
  return listed.flatMap(({ name, source }) => {
    if (!URL.canParse(source.url)) return `${name}: no address of a page that can be opened`
    const days = daysSince(source, today)
    if (Number.isNaN(days)) return `${name}: no day on which somebody looked it up`
    if (days < 0) return `${name}: looked up on ${source.checkedOn}, which is still to come`
    const line = `${name}: looked up ${days} days ago (${source.checkedOn}), at ${source.url}`
    if (days > refusedAfterDays) return `${line}. Look again, or take it off the list.`
    return days > noticeAfterDays ? { notice: line } : []
  })
}
