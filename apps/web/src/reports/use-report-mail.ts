import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** null if the last request was accepted. */
  readonly failure: MailFailure | null
}

export interface MailFailure {
  readonly code: string
  /** No answer came, so the server may have sent the mail all the same. */
  readonly isUnclear: boolean
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

  // Sent again after an unclear failure: the server makes one mail of both requests.
  const unclear = useRef<MailRequest | null>(null)
  const send = useCallback(
    async (email: string, language: string) => {
      setState({ mail: null, busy: true, failure: null })
      const before = unclear.current
      const requestId = before?.email === email && before.language === language ? before.requestId : newId()
      const request = { email, language, requestId }
      const next = await postJson<ReportMail>(path, bodyOf(request)).then(
        (mail) => ({ mail, busy: false, failure: null }),
        (failure: unknown) => ({ mail: null, busy: false, failure: failureOf(failure) }),
      )
      unclear.current = next.failure?.isUnclear ? request : null
      setState(next)
    },
    [path],
  )
  return { ...state, send }
}

interface MailRequest {
  readonly email: string
  readonly language: string
  readonly requestId: string
}

function bodyOf(request: MailRequest): object {
  const district = loadDistrict()
  return { ...request, ...(district !== null && { district }) }
}

function failureOf(failure: unknown): MailFailure {
  if (!(failure instanceof ApiFailure)) return { code: 'unexpected_failure', isUnclear: true }
  return { code: failure.code, isUnclear: failure.status === 0 || failure.status >= 500 }
}
