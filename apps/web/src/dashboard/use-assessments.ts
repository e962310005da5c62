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

export type Assessments = ReturnType<typeof useAssessments>

/** The family's stored summaries, newest first: a page of them, then the rest in place. */
export function useAssessments() {
  const [state, dispatch] = useReducer(nextState, { items: [], next: null, status: 'loading' })
  const latest = useRef(0)
  const load = useCallback(async (after: string | null) => {
    const turn = ++latest.current
    dispatch({ kind: 'loading' })
    const from = after === null ? '' : `&after=${encodeURIComponent(after)}`
    try {
      const page = await getJson<AssessmentList>(`/api/assessments?limit=${pageCount}${from}`)
      if (turn === latest.current) dispatch({ kind: 'page', page, after })
    } catch {
      if (turn === latest.current) dispatch({ kind: 'failed' })
    }
  }, [])
  useEffect(() => void load(null), [load])
  const remove = async (id: string) => {
    await deleteAt(`/api/assessments/${id}`)
    dispatch({ kind: 'deleted', id })
  }
  return { ...state, loadMore: () => load(state.next), tryAgain: () => load(state.next), remove }
}

function nextState(state: AssessmentsState, event: Event): AssessmentsState {
  if (event.kind === 'loading' || event.kind === 'failed') return { ...state, status: event.kind }
  if (event.kind === 'deleted') return { ...state, items: state.items.filter((item) => item.id !== event.id) }
  const before = event.after === null ? [] : state.items
  return { items: [...before, ...event.page.items], next: event.page.next, status: 'ready' }
}
