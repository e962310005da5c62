import { useCallback, useEffect, useState } from 'react'
import type { ConsentGiven } from '@ankur/accounts/consents'
import type { NewShare, Share, ShareState } from '@ankur/screening/report/contract'
import { loadDistrict } from '../district/index.ts'
import { deleteAt, getJson, postJson } from '../platform/api.ts'

interface State {
  /** The active link, without its URL. */
  readonly share: Share | null
  /** Known from its creation until the page is left. */
  readonly url: string | null
  /** Known as long as `url`, if the link requires a PIN. */
  readonly pin: string | null
  readonly busy: 'making' | 'ending' | null
  readonly message: 'share_made' | 'share_ended' | 'share_failed' | null
}

interface Wishes {
  readonly days: number
  readonly withPin: boolean
  readonly opensOnce: boolean
}

/** The one link of a report: create, read, revoke. */
export function useShare(id: string) {
  const path = `/api/assessments/${id}/share`
  const [state, setState] = useState<State>({ share: null, url: null, pin: null, busy: null, message: null })
  useEffect(() => {
    const leaving = new AbortController()
    getJson<ShareState>(path, leaving.signal).then(
      ({ share }) => setState((before) => (before.url === null ? { ...before, share } : before)),
      () => {
        // Creating a link still works, and reports its own error.
      },
    )
    return () => leaving.abort()
  }, [path])
  const fail = useCallback(() => {
    setState((before) => ({ ...before, busy: null, message: 'share_failed' }))
    // Perhaps only the answer was lost: then there is another link now, or none.
    getJson<ShareState>(path).then(
      ({ share }) => setState((before) => (share ? { ...before, share } : { ...before, share, url: null, pin: null })),
      () => {},
    )
  }, [path])

  const make = useCallback(
    async (wishes: Wishes, consent: ConsentGiven) => {
      const district = loadDistrict()
      setState((before) => ({ ...before, busy: 'making', message: null }))
      try {
        const { url, pin, ...share } = await postJson<NewShare>(path, {
          ...wishes,
          consent,
          ...(district !== null && { district }),
        })
        setState({ share, url, pin, busy: null, message: 'share_made' })
      } catch {
        fail()
      }
    },
    [path, fail],
  )
  const end = useCallback(async () => {
    setState((before) => ({ ...before, busy: 'ending', message: null }))
    try {
      await deleteAt(path)
      setState({ share: null, url: null, pin: null, busy: null, message: 'share_ended' })
    } catch {
      fail()
    }
  }, [path, fail])
  return { ...state, make, end }
}
