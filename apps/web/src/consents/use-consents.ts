import { useCallback, useEffect, useState } from 'react'
import type { Consent, ConsentList } from '@ankur/accounts/consents'
import { deleteAt, getJson } from '../platform/api.ts'

interface Consents {
  /** One for each purpose: the newest. Null while it is not here. */
  readonly items: readonly Consent[] | null
  readonly hasFailed: boolean
}

/** The consents, and withdrawing one. */
export function useConsents() {
  const [state, setState] = useState<Consents>({ items: null, hasFailed: false })
  const show = useCallback(({ items }: ConsentList) => setState({ items: newestOfEach(items), hasFailed: false }), [])
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        show(await getJson<ConsentList>('/api/consents', signal))
      } catch {
        if (!signal?.aborted) setState((before) => ({ ...before, hasFailed: true }))
      }
    },
    [show],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  const withdraw = async (purpose: Consent['purpose']) => {
    try {
      await deleteAt(`/api/consents/${purpose}`)
    } catch (failure) {
      // Perhaps only the answer was lost.
      getJson<ConsentList>('/api/consents').then(show, () => {})
      throw failure
    }
    await load()
  }
  return { ...state, tryAgain: () => void load(), withdraw }
}

/** A valid one has priority over withdrawn ones. */
function newestOfEach(items: readonly Consent[]): Consent[] {
  const newest = new Map<string, Consent>()
  for (const each of items) {
    const known = newest.get(each.purpose)
    if (!known || (known.withdrawnAt !== null && each.withdrawnAt === null)) newest.set(each.purpose, each)
  }
  return [...newest.values()]
}
