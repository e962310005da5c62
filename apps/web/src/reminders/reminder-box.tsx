import { useEffect, useId, useState } from 'react'
import { fill } from '@ankur/content'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { ReminderState } from '@ankur/screening/contract'
import { deleteAt, getJson, putJson } from '../platform/api.ts'
import './reminders.css'

const remindersWords = messagesOf('app/reminders', 'reminders')

type SaveState = 'saving' | 'asked' | 'ended' | 'failed'

/** A separate checkbox, unchecked at first. Its meaning is beside it; checking and unchecking apply immediately. */
export function ReminderBox({ assessmentId }: { assessmentId: string }) {
  const { language } = useLanguage()
  const words = remindersWords.use()
  const { state, ask } = useReminder(assessmentId)
  const [message, setMessage] = useState<SaveState | null>(null)
  // The pressed state, until the server has responded.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const aboutId = useId()
  if (!state || state.dueAt === null) return null
  const date = formatDay(state.dueAt, language)
  if (state.sentAt !== null) return <p>{fill(words.sent, { date: formatDay(state.sentAt, language) })}</p>
  const change = async (wanted: boolean) => {
    if (pressed !== null) return
    setPressed(wanted)
    setMessage('saving')
    const word = await ask(wanted).then(
      () => (wanted ? 'asked' : 'ended'),
      () => 'failed' as const,
    )
    setPressed(null)
    setMessage(word)
  }
  return (
    <div className="reminder">
      <label className="reminder__choice">
        <input
          type="checkbox"
          checked={pressed ?? state.isAsked}
          aria-describedby={aboutId}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{fill(words.box, { date })}</span>
      </label>
      <p className="muted" id={aboutId}>
        {fill(words.box_to, { email: state.to })} {words.box_kept}
      </p>
      {!state.isConfirmed && <p>{fill(words.box_confirm, { email: state.to })}</p>}
      <p className="reminder__said" role="status">
        {message && fill(words[message], { date })}
      </p>
    </div>
  )
}

/** The reminder of one assessment, as stored on the server; null while that is unknown. */
function useReminder(assessmentId: string) {
  const { language } = useLanguage()
  const [state, setState] = useState<ReminderState | null>(null)
  const path = `/api/assessments/${assessmentId}/reminder`
  useEffect(() => {
    const leaving = new AbortController()
    getJson<ReminderState>(path, leaving.signal).then(setState, () => {
      // Without a response there is no checkbox: nothing is promised that might fail.
    })
    return () => leaving.abort()
  }, [path])
  const look = () => getJson<ReminderState>(path).then(setState, () => {})
  const ask = async (wanted: boolean) => {
    try {
      if (wanted) return setState(await putJson<ReminderState>(path, { noticeVersion, language }))
      await deleteAt(path)
      setState((before) => before && { ...before, isAsked: false })
    } catch (failure) {
      // Perhaps only the answer was lost: the box shows what the server has.
      await look()
      throw failure
    }
    await look()
  }
  return { state, ask }
}
