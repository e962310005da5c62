/** Where a number to ring or a place to go to was read. Such rows age: `npm run check` lists what nobody looked up lately. */
export interface CheckedSource {
  readonly citation: string
  readonly url: string
  /** As far as it is known: `2020-01-08`, `2020-01` or `2020`. Null for a page without a date. */
  readonly publishedOn: string | null
  /** The day on which somebody last looked it up again: `2026-11-21`. */
  readonly checkedOn: string
}

/** Days between two days of the calendar. */
export function daysSince({ checkedOn }: Pick<CheckedSource, 'checkedOn'>, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(checkedOn)) / 86_400_000)
}
