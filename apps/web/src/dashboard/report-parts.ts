import { useEffect, useState } from 'react'
import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const adviceWords = messagesOf('screening/advice', 'advice')
const overTimeWords = messagesOf('screening/history', 'overTime')

/** The parts of the dashboard that only a family with a report needs, with the words of the decision table. */
export const NewestCard = definePart({
  load: () => import('./newest-card.tsx').then((part) => part.loadNewestCard()),
  messages: [adviceWords, overTimeWords],
  when: nearView({ height: 'low' }),
})
export const WhatIsNext = definePart({
  load: () => import('./what-is-next.tsx').then((part) => part.WhatIsNext),
  messages: [adviceWords, overTimeWords],
  when: nearView({ height: 'low' }),
})
export const PreviousAssessments = definePart({
  load: () => import('./previous-assessments.tsx').then((part) => part.PreviousAssessments),
  messages: [adviceWords, overTimeWords],
  when: nearView({ height: 'low' }),
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
