import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { adviceDay, isTimeAgain } from '@ankur/screening/advice/advice-dates'
import type { AdviceStep } from '@ankur/screening/advice/advice'
import { formatDayMonth, formatMonth } from '@ankur/screening/analysis/dates'
import type { DoneSteps, ListedAssessment } from '@ankur/screening/contract'
import { getJson, putJson } from '../platform/api.ts'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'

const adviceWords = messagesOf('screening/advice', 'advice')
const overTimeWords = messagesOf('screening/history', 'overTime')

/** Never completed: they continue every day. */
const daily: readonly AdviceStep[] = ['play', 'support']

/** The steps of the newest report as checkboxes. They change no result and are sent to nobody. */
export function WhatIsNext({ item, child }: { item: ListedAssessment; child: string | null }) {
  const { language } = useLanguage()
  const overTime = overTimeWords.use()
  const advice = adviceWords.use()
  const [done, setDone] = useState<DoneSteps | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { id } = item
  useEffect(() => {
    let hasLeft = false
    getJson<DoneSteps>(`/api/assessments/${id}/steps`).then(
      (found) => !hasLeft && setDone(found),
      () => !hasLeft && setFailed(true),
    )
    return () => {
      hasLeft = true
    }
  }, [id])
  const by = adviceDay(item.advice.urgency, Date.parse(`${item.adviceFrom}T00:00:00+05:30`))
  const values = {
    date: by ? formatDayMonth(by, language) : '',
    month: item.rescreenMonth ? formatMonth(item.rescreenMonth, language) : '',
  }
  const steps = item.advice.steps.filter((step) => !daily.includes(step) && (step !== 'again' || item.rescreenMonth !== null))
  if (steps.length === 0) return null
  const tick = async (step: AdviceStep, isDone: boolean) => {
    setFailed(false)
    const before = done
    const { [step]: _former, ...others } = done ?? {}
    setDone(isDone ? { ...others, [step]: new Date().toISOString() } : others)
    try {
      setDone(await putJson<DoneSteps>(`/api/assessments/${id}/steps/${step}`, { done: isDone }))
    } catch {
      setDone(before)
      setFailed(true)
    }
  }
  return (
    <section className="next" aria-labelledby="next">
      <h2 id="next">{child === null ? overTime.next_title : fill(overTime.next_of, { child })}</h2>
      <ul>
        {steps.map((step) => {
          const at = done?.[step]
          return (
            <li key={step}>
              <label className="next__step">
                <input
                  type="checkbox"
                  checked={at !== undefined}
                  disabled={done === null}
                  onChange={(event) => void tick(step, event.target.checked)}
                />
                <span>
                  {step === 'again' && isTimeAgain(item, Date.now()) ? advice.again_now : fill(advice[`step_${step}`], values)}
                  {at !== undefined && <span className="next__day">{formatDay(at, language)}</span>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <p className="muted">{overTime.tick_lead}</p>
      <p role="status">{hasFailed && overTime.tick_failed}</p>
    </section>
  )
}
