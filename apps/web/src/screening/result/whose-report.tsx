import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import type { ChildList } from '@ankur/screening/child-contract'
import type { StoredAssessment } from '@ankur/screening/contract'
import { nameApart } from '@ankur/screening/name-apart'
import { getJson } from '../../platform/api.ts'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'

const resultsWords = messagesOf('screening/results', 'results')

/**
 * The child of a report: name, age, who answered, and the day. It is complete without the name, which is loaded separately.
 */
export function WhoseReport({ assessment, name }: { assessment: StoredAssessment; name: ChildName | null }) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  const { ageMonths, answeredBy, completed_at: completedAt } = assessment
  const child = name === null ? null : (name.nickname ?? fill(results.child_n, { n: name.place }))
  return (
    <p className="whose">
      <Icon name="person" />
      <span>
        {child !== null && ageMonths !== null && fill(results.whose, { child, months: ageMonths })}
        {child !== null && ageMonths === null && child}
        {child === null && ageMonths !== null && fill(results.months, { months: ageMonths })}
        <br />
        {fill(answeredBy ? results[`answered_by_${answeredBy}`] : results.answered_on, {
          date: formatDay(completedAt, language),
        })}
      </span>
    </p>
  )
}

interface ChildName {
  readonly nickname: string | null
  /** Its number among the children of the account, from 1. */
  readonly place: number
}

/** Null until it is known, and if the report belongs to no child. */
export function useChildName(childId: string | null): ChildName | null {
  const [name, setName] = useState<ChildName | null>(null)
  useEffect(() => {
    if (childId === null) return
    getJson<ChildList>('/api/children').then(
      ({ items }) => {
        const index = items.findIndex(({ id }) => id === childId)
        if (index >= 0) setName({ nickname: nameApart(items, items[index]), place: index + 1 })
      },
      () => {},
    )
  }, [childId])
  return name
}
