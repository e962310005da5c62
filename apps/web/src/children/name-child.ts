import { fill } from '@ankur/content'
import { ageMonths } from '@ankur/screening/age'
import { formatMonth } from '@ankur/screening/analysis/dates'
import type { Child } from '@ankur/screening/child-contract'
import { nameApart } from '@ankur/screening/name-apart'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'

const childrenWords = messagesOf('children/children', 'children')

/** The displayed name of a child, and the line that distinguishes it from others. */
export function useChildNames(items: readonly Child[] | null) {
  const { language } = useLanguage()
  const words = childrenWords.use()
  const nameOf = (child: Child) => {
    const place = (items ?? []).findIndex(({ id }) => id === child.id)
    return nameApart(items ?? [], child) ?? fill(words.nameless, { n: (place < 0 ? (items?.length ?? 0) : place) + 1 })
  }
  const detailsOf = ({ birthMonth, weeksEarly }: Child) => {
    if (birthMonth === null) return words.month_unknown
    const parts = [
      fill(words.born, { month: formatMonth(birthMonth, language) }),
      fill(words.aged, { months: ageMonths(birthMonth, Date.now()) ?? 0 }),
      ...(weeksEarly ? [fill(words.early, { weeks: weeksEarly })] : []),
    ]
    return parts.join(', ')
  }
  return { nameOf, detailsOf }
}
