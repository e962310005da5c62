import { useEffect, useState } from 'react'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { ReminderState } from '@ankur/screening/reminder-contract'
import { deleteAt, getJson, putJson } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'

/** The reminder of one assessment, as the server keeps it; null while that is not known. */
export function useReminder(assessmentId: string) {
  const { language } = useLanguage()
  const [state, setState] = useState<ReminderState | null>(null)
  const path = `/api/assessments/${assessmentId}/reminder`
  useEffect(() => {
    const leaving = new AbortController()
    getJson<ReminderState>(path, leaving.signal).then(setState, () => {
      // Without an answer there is no box: nothing is promised that could not be kept.
    })
    return () => leaving.abort()
  }, [path])
  const ask = async (wanted: boolean) => {
    if (wanted) return setState(await putJson<ReminderState>(path, { noticeVersion, language }))
    await deleteAt(path)
    setState(await getJson<ReminderState>(path))
  }
  return { state, ask }
}
