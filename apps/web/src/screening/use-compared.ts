import { useCallback, useEffect, useState } from 'react'
import type { AssessmentList, ListedAssessment, StoredAssessment } from '@ankur/screening/contract'
import { isOfSameChild } from '@ankur/screening/same-child'
import { getJson } from '../platform/api.ts'

interface Compared {
  /** The older one first; null for the second when the child has no other summary. */
  readonly pair: readonly [StoredAssessment, StoredAssessment | null]
  /** Summaries of the same child that the chosen one can be compared with, newest first. */
  readonly others: readonly ListedAssessment[]
}

type ComparedState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'ready' } & Compared)

/** The summary `id`, and beside it `withId` or else the one before it of the same child. */
export function useCompared(id: string, withId: string | null) {
  const [state, setState] = useState<ComparedState>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    const show = (next: ComparedState) => wanted && setState(next)
    bring(id, withId).then(
      (compared) => show({ kind: 'ready', ...compared }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [id, withId, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { state, again }
}

async function bring(id: string, withId: string | null): Promise<Compared> {
  const [chosen, list] = await Promise.all([one(id), getJson<AssessmentList>('/api/assessments?limit=100')])
  const others = list.items.filter((item) => item.id !== id && isOfSameChild(item, chosen))
  const earlier = others.find((item) => item.completed_at <= chosen.completed_at)
  const other = others.find((item) => item.id === withId) ?? earlier ?? others[0]
  if (!other) return { pair: [chosen, null], others }
  const second = await one(other.id)
  return { pair: second.completed_at <= chosen.completed_at ? [second, chosen] : [chosen, second], others }
}

function one(id: string): Promise<StoredAssessment> {
  return getJson<StoredAssessment>(`/api/assessments/${encodeURIComponent(id)}`)
}
