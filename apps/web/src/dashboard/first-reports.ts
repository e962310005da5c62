import type { ListedAssessment } from '@ankur/screening/contract'

type ReportRow = Pick<ListedAssessment, 'childId' | 'advice' | 'followUp'>

/** Newest first, as the server lists them: a report that a newer one of the child has answered does not press any more. */
export function asksForVisit(items: readonly ReportRow[], childId: string): boolean {
  const newest = items.find((item) => item.childId === childId)
  return newest !== undefined && isUrgent(newest)
}

/**
 * The reports at the top of the page: the newest, and with it every urgent visit of another child, which is not only marked
 * on its chip: its report comes first, unless the selected child's is urgent as well.
 */
export function firstReports<Item extends ReportRow>(
  items: readonly Item[],
  childIds: readonly string[],
  ofChosen: readonly Item[],
): readonly Item[] {
  const own = ofChosen.slice(0, 1)
  if (childIds.length < 2) return own
  const newestOfEach = childIds.flatMap((id) => items.find(({ childId }) => childId === id) ?? [])
  const others = newestOfEach.filter((item) => isUrgent(item) && !own.includes(item))
  return own.some(isUrgent) ? [...own, ...others] : [...others, ...own]
}

/** Open questions of earlier reports: they have a deadline, but must not hide what was answered since. */
export function olderWaiting<Item extends ReportRow>(ofChosen: readonly Item[]): readonly Item[] {
  return ofChosen.slice(1).filter(isWaiting)
}

export function isWaiting({ followUp }: ReportRow): boolean {
  return followUp?.state === 'pending'
}

export function isUrgent({ advice: { urgency } }: ReportRow): boolean {
  return urgency === 'today' || urgency === 'week'
}
