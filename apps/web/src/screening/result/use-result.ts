import { useCallback, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { StoredAssessment } from '@ankur/screening/contract'
import { ApiFailure, getJson } from '../../platform/api.ts'
import { storeAnswers } from '../questions/answer-sheet.ts'
import { renewForm } from '../form.ts'
import { analyze, type FinishedTest } from '../analyze.ts'
import { rememberedAssessment, rememberStored } from '../just-stored.ts'

export type ResultState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly assessment: StoredAssessment }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

interface ResultRequest {
  /** A stored assessment, or null while the answers of this device are to be analysed. */
  readonly id: string | null
  readonly test: FinishedTest | null
  /** Called once the server has stored the assessment, and never before. */
  readonly onStored: () => void
}

/** Provides the wanted assessment: stores a new one, or fetches an old one. */
export function useResult({ id, test, onStored }: ResultRequest): {
  state: ResultState
  tryAgain: () => void
  /** The server has changed it. */
  change: (assessment: StoredAssessment) => void
} {
  const [state, setState] = useState<ResultState>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    const show = (next: ResultState) => wanted && setState(next)
    const bring = async () => {
      if (id !== null) return show({ kind: 'ready', assessment: rememberedAssessment(id) ?? (await fetchStored(id)) })
      if (test === null) return
      storeAnswers(test)
      const assessment = await analyze(test)
      rememberStored(assessment)
      show({ kind: 'ready', assessment })
      if (wanted) navigate(`/autism-test/results?id=${assessment.id}`, { replace: true })
      onStored()
    }
    bring().catch((failure: unknown) => {
      const known = asApiFailure(failure)
      // The pages of the questions then report that these answers belong to earlier questions, and keep them.
      if (known.code === 'other_questions') void renewForm()
      show({ kind: 'failed', failure: known })
    })
    return () => {
      wanted = false
    }
  }, [id, test, onStored, round])
  const tryAgain = useCallback(() => {
    setState({ kind: 'waiting' })
    setRound((before) => before + 1)
  }, [])
  const change = useCallback((assessment: StoredAssessment) => {
    rememberStored(assessment)
    setState({ kind: 'ready', assessment })
  }, [])
  return { state, tryAgain, change }
}

function fetchStored(id: string): Promise<StoredAssessment> {
  return getJson<StoredAssessment>(`/api/assessments/${encodeURIComponent(id)}`)
}

function asApiFailure(failure: unknown): ApiFailure {
  return failure instanceof ApiFailure ? failure : new ApiFailure(0, 'unexpected_failure', failure)
}
