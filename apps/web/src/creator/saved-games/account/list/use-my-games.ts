import { useCallback, useEffect, useState } from 'react'
import type { ListedProject } from '@ankur/blocks/project-contract'
import { listGames } from '../account-calls.ts'

interface State {
  readonly items: readonly ListedProject[]
  readonly next: string | null
  readonly status: 'loading' | 'ready' | 'failed'
}

/** The games of the account, the last saved first, page by page. */
export function useMyGames() {
  const [state, setState] = useState<State>({ items: [], next: null, status: 'loading' })
  const load = useCallback(async (after: string | null, before: readonly ListedProject[], signal?: AbortSignal) => {
    setState((now) => ({ ...now, status: 'loading' }))
    try {
      const { items, next } = await listGames(after, signal)
      setState({ items: [...before, ...items], next, status: 'ready' })
    } catch {
      if (!signal?.aborted) setState((now) => ({ ...now, status: 'failed' }))
    }
  }, [])
  const reload = useCallback((signal?: AbortSignal) => load(null, [], signal), [load])
  useEffect(() => {
    const leaving = new AbortController()
    void reload(leaving.signal)
    return () => leaving.abort()
  }, [reload])
  return { ...state, reload, loadMore: () => load(state.next, state.items) }
}
