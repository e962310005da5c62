import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { AssessmentList, ListedAssessment } from '@ankur/screening/contract'
import { deleteAt, getJson } from '../platform/api.ts'

const pageCount = 20

export interface AssessmentsState {
  readonly items: readonly ListedAssessment[]
  /** Where the following page begins; null when all are here. */
  readonly next: string | null
  readonly status: 'loading' | 'ready' | 'failed'
}

type Event =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'page'; readonly page: AssessmentList; readonly after: string | null }
  | { readonly kind: 'deleted'; readonly id: string }

/** The family's stored summaries, newest first: so many at first, then the rest in place. */
export function useAssessments(firstCount: number) {
  const [state, tell] = useReducer(nextState, { items: [], next: null, status: 'loading' })
  const latest = useRef(0)
  const load = useCallback(
    async (after: string | null) => {
      const turn = ++latest.current
      tell({ kind: 'loading' })
      const query = after === null ? `limit=${firstCount}` : `limit=${pageCount}&after=${encodeURIComponent(after)}`
      try {
        const page = await getJson<AssessmentList>(`/api/assessments?${query}`)
        if (turn === latest.current) tell({ kind: 'page', page, after })
      } catch {
        if (turn === latest.current) tell({ kind: 'failed' })
      }
    },
    [firstCount],
  )
  useEffect(() => void load(null), [load])
  const remove = async (id: string) => {
    await deleteAt(`/api/assessments/${id}`)
    tell({ kind: 'deleted', id })
  }
  return { ...state, loadMore: () => load(state.next), tryAgain: () => load(state.next), remove }
}

function nextState(state: AssessmentsState, event: Event): AssessmentsState {
  if (event.kind === 'loading' || event.kind === 'failed') return { ...state, status: event.kind }
  if (event.kind === 'deleted') return { ...state, items: state.items.filter((item) => item.id !== event.id) }
  const before = event.after === null ? [] : state.items
  return { items: [...before, ...event.page.items], next: event.page.next, status: 'ready' }
}
