import { useEffect } from 'react'
import { fill } from '@ankur/content'
import type { StoredAssessment } from '@ankur/screening/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { ReminderBox } from '../reminders/index.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { followUpPath } from './follow-up-path.ts'
import { followUpWords } from './follow-up-words.ts'

/** While the follow-up can be answered: the way to it. */
export function FollowUpDue({ assessment: { id, followUp } }: { assessment: StoredAssessment }) {
  const { language, words } = useLanguage()
  const { screening } = words
  const isOpen = followUp?.state === 'pending'
  useEffect(() => {
    if (isOpen) fetchAhead()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <Card kind="tint" title={screening.next_follow_up} className="results__due">
      <p>{screening.next_follow_up_text}</p>
      <p>{fill(screening.follow_up_until, { date: formatDay(followUp.until, language) })}</p>
      <LinkButton href={followUpPath(id)}>{screening.follow_up_open}</LinkButton>
      <ReminderBox assessmentId={id} />
    </Card>
  )
}

/** With this page, the next one: by then the signal may be gone. */
function fetchAhead(): void {
  Promise.all([import('./follow-up-page.tsx'), followUpWords.load()]).catch(() => {
    // The page itself says so when it opens.
  })
}
