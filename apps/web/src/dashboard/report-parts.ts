import { useEffect, useState } from 'react'
import { deferredSection } from '../platform/deferred-section.tsx'
import { adviceWords, overTimeWords } from '../screening/index.ts'

/** The parts of the dashboard that only a family with a report needs, with the words of the decision table. */
export const NewestCard = deferredSection({
  load: () => import('./newest-card.tsx').then((part) => part.loadNewestCard()),
  words: [adviceWords, overTimeWords],
  height: 'low',
})
export const WhatIsNext = deferredSection({
  load: () => import('./what-is-next.tsx').then((part) => part.WhatIsNext),
  words: [adviceWords, overTimeWords],
  height: 'low',
})
export const PreviousAssessments = deferredSection({
  load: () => import('./previous-assessments.tsx').then((part) => part.PreviousAssessments),
  words: [adviceWords, overTimeWords],
  height: 'low',
})

/** Whether all of them are here, or not wanted: until then the page stays closed, so that nothing moves. */
export function useReportParts(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const parts = [NewestCard, WhatIsNext, PreviousAssessments]
    void Promise.allSettled(parts.map((part) => part.preload())).then(() => setThere(true))
  }, [isWanted])
  return isThere || !isWanted
}
