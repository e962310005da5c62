import { useState } from 'react'
import { fill } from '@ankur/content'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { renderCalendarFile } from '@ankur/screening/calendar-file'
import { rescreenDay } from '@ankur/screening/reminder'
import { useLanguage } from '../platform/language.tsx'
import { saveFile } from '../platform/storage/save-file.ts'
import { Button } from '../ui/button/button.tsx'
import { ReminderBox } from './near-reminder-box.ts'
import { messagesOf } from '../platform/messages.ts'
import './reminders.css'

const remindersWords = messagesOf('app/reminders', 'reminders')

/** The month in which to answer again: for the calendar of the phone, and optionally as a mail. */
export function Rescreen({ assessmentId, month }: { assessmentId: string; month: string }) {
  const { language } = useLanguage()
  const words = remindersWords.use()
  const [saved, setSaved] = useState(false)
  const day = rescreenDay(month)
  // A shared phone lists its downloads: the name reveals nothing about the date.
  const name = `ankur-${day}.ics`
  const save = () => {
    const file = renderCalendarFile({
      uid: `${assessmentId}@ankur`,
      day,
      title: words.entry_title,
      text: words.entry_text,
      url: `${location.origin}/dashboard`,
      madeAtMs: Date.now(),
    })
    saveFile(name, new Blob([file], { type: 'text/calendar' }))
    setSaved(true)
  }
  return (
    <div className="rescreen">
      <p>{fill(words.again_text, { month: formatMonth(month, language) })}</p>
      <div className="rescreen__calendar">
        <Button kind="second" size="small" onClick={save}>
          {words.calendar}
        </Button>
        <p className="muted">{fill(words.calendar_neutral, { title: words.entry_title })}</p>
        <p role="status">{saved && fill(words.calendar_file, { name })}</p>
      </div>
      <ReminderBox assessmentId={assessmentId} />
    </div>
  )
}
