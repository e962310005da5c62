import { useEffect } from 'react'
import { fill } from '@ankur/content'
import type { StoredAssessment } from '@ankur/screening/contract'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { followUpPath } from '../follow-up/follow-up-path.ts'
import { followUpWords } from '../follow-up/follow-up-words.ts'

/** The one thing to do while the follow-up is open, with its deadline. */
export function DueButton({ assessment: { id, followUp } }: { assessment: StoredAssessment }) {
  const { language, words } = useLanguage()
  const { screening } = words
  useEffect(() => fetchAhead(), [])
  if (followUp?.state !== 'pending') return null
  return (
    <div className="result-due">
      <p>{fill(screening.follow_up_until, { date: formatDay(followUp.until, language) })}</p>
      <LinkButton wide href={followUpPath(id)}>
        {screening.next_follow_up}
      </LinkButton>
    </div>
  )
}

/** The next page is prefetched with this one, because the signal may be lost by then. */
function fetchAhead(): void {
  Promise.all([import('../follow-up/follow-up-page.tsx'), followUpWords.load()]).catch(() => {
    // The page itself reports this when it opens.
  })
}
