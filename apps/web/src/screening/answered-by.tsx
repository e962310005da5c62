import { useId, useState } from 'react'
import { fill } from '@ankur/content'
import { answerers, type Answerer } from '@ankur/screening/answered-by'
import type { StoredAssessment } from '@ankur/screening/contract'
import { putJson } from '../platform/api.ts'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { historyWords } from './history-words.ts'
import { forgetStored } from './just-stored.ts'

interface Props {
  assessment: StoredAssessment
  chosen: Answerer | null
  onSaved: (answeredBy: Answerer | null) => void
}

/** Who answered, from a short list and only by choice. */
export function AnsweredBy({ assessment: { id, completed_at: at }, chosen, onSaved }: Props) {
  const { language } = useLanguage()
  const words = historyWords.use()
  const [said, setSaid] = useState<'answered_by_saved' | 'answered_by_failed' | null>(null)
  const field = useId()
  const choose = async (answeredBy: Answerer | null) => {
    try {
      await putJson(`/api/assessments/${id}/answered-by`, { answeredBy })
      forgetStored(id)
      onSaved(answeredBy)
      setSaid('answered_by_saved')
    } catch {
      setSaid('answered_by_failed')
    }
  }
  return (
    <div className="field compare__who">
      <label className="field__label" htmlFor={field}>
        {fill(words.answered_by, { date: formatDay(at, language) })}
      </label>
      <select
        className="field__box"
        id={field}
        value={chosen ?? ''}
        onChange={(event) => void choose((event.target.value || null) as Answerer | null)}
      >
        <option value="">{words.not_said}</option>
        {answerers.map((answerer) => (
          <option key={answerer} value={answerer}>
            {words[answerer]}
          </option>
        ))}
      </select>
      <p role="status">{said && words[said]}</p>
    </div>
  )
}
