import type { ListedAssessment } from '@ankur/screening/contract'

type ReportRow = Pick<ListedAssessment, 'childId' | 'advice' | 'followUp'>

/** Newest first, as the server lists them: a report that a newer one of the child has answered does not press any more. */
export function asksForVisit(items: readonly ReportRow[], childId: string): boolean {
  const newest = items.find((item) => item.childId === childId)
  return newest !== undefined && isUrgent(newest)
}

/**
 * The reports at the top of the page. An urgent visit of another child is not only marked on its chip: its report is shown
 * too, and first, unless the selected child's is urgent as well.
 */
export function firstReports<Item extends ReportRow>(
  items: readonly Item[],
  childIds: readonly string[],
  ofChosen: readonly Item[],
): readonly Item[] {
  const newest = ofChosen.slice(0, 1)
  // Open questions have a deadline: they come before a newer report, unless that one asks for a visit within days.
  const waiting = ofChosen.filter(({ followUp }) => followUp?.state === 'pending')
  const own = waiting.length > 0 ? [...newest.filter((item) => isUrgent(item) && !waiting.includes(item)), ...waiting] : newest
  if (childIds.length < 2) return own
  const newestOfEach = childIds.flatMap((id) => items.find(({ childId }) => childId === id) ?? [])
  const others = newestOfEach.filter((item) => isUrgent(item) && !own.includes(item))
  return own.some(isUrgent) ? [...own, ...others] : [...others, ...own]
}

export function isUrgent({ advice: { urgency } }: ReportRow): boolean {
  return urgency === 'today' || urgency === 'week'
}
