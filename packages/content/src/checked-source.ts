/** The source of a phone number or a place. Such data gets outdated: `npm run check` lists rows not checked recently. */
export interface CheckedSource {
  readonly citation: string
  readonly url: string
  /** As precise as known: `2020-01-08`, `2020-01` or `2020`. Null for a page without a date. */
  readonly publishedOn: string | null
  /** The day on which somebody last checked the source: `2026-11-21`. */
  readonly checkedOn: string
}

/** The number of days between two calendar days. */
export function daysSince({ checkedOn }: Pick<CheckedSource, 'checkedOn'>, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(checkedOn)) / 86_400_000)
}
