import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { followUpPath } from '../screening/index.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { useChildOf } from './use-child-of.ts'

/** The way to follow-up questions that wait, above all else: they close on a day. In the list they stand at their own place too. */
export function DueFirst({ items }: { items: readonly ListedAssessment[] }) {
  const { language, words } = useLanguage()
  const childOf = useChildOf(items)
  return items.map((item) => {
    if (item.followUp?.state !== 'pending') return null
    const child = childOf(item)
    return (
      <a key={item.id} className="due" href={followUpPath(item.id)}>
        <Icon name="calendar" />
        <span>
          {child !== null && <b>{child}: </b>}
          <b>{words.screening.next_follow_up}</b>
          <span className="due__until">
            {fill(words.screening.follow_up_until, { date: formatDay(item.followUp.until, language) })}
          </span>
        </span>
      </a>
    )
  })
}
