import { useCallback, useEffect, useState } from 'react'
import type { ReportMail, ReportMailList } from '@ankur/screening/report/contract'
import { ApiFailure, getJson, postJson } from '../platform/api.ts'
import { newId } from '../platform/new-id.ts'
import { loadDistrict } from '../district/index.ts'

/** Polling intervals until the server has a final state: short at first, then longer. */
const looksMs = [1000, 1000, 2000, 2000, 4000, 8000, 15_000]
const lastLookMs = 30_000

interface Sending {
  readonly mail: ReportMail | null
  readonly busy: boolean
  /** The error code; null if the last request was accepted. */
  readonly failure: string | null
}

/** Requests an email, and polls its state while the page is open. */
export function useReportMail(id: string) {
  const [state, setState] = useState<Sending>({ mail: null, busy: false, failure: null })
  const path = `/api/assessments/${id}/email`
  const look = useCallback(async () => {
    const { items } = await getJson<ReportMailList>(path)
    setState((before) => ({ ...before, mail: items[0] ?? null }))
  }, [path])

  useEffect(() => {
    // Also shows a pending email of an earlier visit.
    look().catch(() => {})
  }, [look])

  const waiting = state.mail?.state === 'queued' || state.mail?.state === 'retrying' ? state.mail.id : null
  useEffect(() => {
    if (waiting === null) return undefined
    let looks = 0
    let timer = setTimeout(again, looksMs[0])
    function again() {
      looks += 1
      void look()
        .catch(() => {})
        .finally(() => (timer = setTimeout(again, looksMs[looks] ?? lastLookMs)))
    }
    return () => clearTimeout(timer)
  }, [waiting, look])

  const send = useCallback(
    async (email: string, language: string) => {
      setState((before) => ({ ...before, busy: true, failure: null }))
      const next = await postJson<ReportMail>(path, bodyOf(email, language)).then(
        (mail) => ({ mail, busy: false, failure: null }),
        (failure: unknown) => ({
          mail: null,
          busy: false,
          failure: failure instanceof ApiFailure ? failure.code : 'unexpected_failure',
        }),
      )
      setState(next)
    },
    [path],
  )
  return { ...state, send }
}

function bodyOf(email: string, language: string): object {
  const district = loadDistrict()
  return { email, language, requestId: newId(), ...(district !== null && { district }) }
}
