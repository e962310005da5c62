import { useCallback, useEffect, useState } from 'react'
import { getJson } from '../platform/api.ts'

/** The server's account data; `kept` counts records by the names of the export. */
interface AccountAnswer {
  readonly email: string
  readonly isConfirmed: boolean
  readonly isElsewhere: boolean
  readonly kept: Readonly<Record<string, number>>
}

export interface AccountState {
  readonly kept: AccountAnswer | null
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

export function useAccount(): AccountState {
  const [state, setState] = useState<Omit<AccountState, 'tryAgain'>>({ kept: null, hasFailed: false })
  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ kept: null, hasFailed: false })
    try {
      setState({ kept: await getJson<AccountAnswer>('/api/account', signal), hasFailed: false })
    } catch {
      if (!signal?.aborted) setState({ kept: null, hasFailed: true })
    }
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  return { ...state, tryAgain: () => void load() }
}
