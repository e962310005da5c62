import { useEffect } from 'react'
import { fill } from '@ankur/content'
import type { StoredAssessment } from '@ankur/screening/contract'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { followUpPath } from '../follow-up/follow-up-path.ts'
import { followUpWords } from '../follow-up/follow-up-words.ts'

/** While the follow-up can be answered: the one thing to do, and until when. */
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

/** With this page, the next one: by then the signal may be gone. */
function fetchAhead(): void {
  Promise.all([import('../follow-up/follow-up-page.tsx'), followUpWords.load()]).catch(() => {
    // The page itself says so when it opens.
  })
}
