import { useId, useState } from 'react'
import { answerers, type Answerer } from '@ankur/screening/answered-by'
import { putJson } from '../../platform/api.ts'
import { messagesOf } from '../../platform/messages.ts'
import { forgetStored } from '../just-stored.ts'

const historyWords = messagesOf('screening/history', 'history')

interface Props {
  /** The id of the summary. */
  id: string
  label: string
  chosen: Answerer | null
  onSaved: (answeredBy: Answerer | null) => void
}

/** Who answered: an optional choice from a short list. */
export function AnsweredBy({ id, label, chosen, onSaved }: Props) {
  const words = historyWords.use()
  const [message, setMessage] = useState<'answered_by_saved' | 'answered_by_failed' | null>(null)
  const field = useId()
  const choose = async (answeredBy: Answerer | null) => {
    try {
      await putJson(`/api/assessments/${id}/answered-by`, { answeredBy })
      forgetStored(id)
      onSaved(answeredBy)
      setMessage('answered_by_saved')
    } catch {
      setMessage('answered_by_failed')
    }
  }
  return (
    <div className="field compare__who">
      <label className="field__label" htmlFor={field}>
        {label}
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
      <p role="status">{message && words[message]}</p>
    </div>
  )
}
