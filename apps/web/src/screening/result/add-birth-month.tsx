import { useState } from 'react'
import { indiaMonth } from '@ankur/screening/age'
import type { StoredAssessment } from '@ankur/screening/contract'
import { MonthFields, monthOf, partsOf } from '../../children/index.ts'
import { ApiFailure, patchJson } from '../../platform/api.ts'
import { useWords } from '../../platform/language.tsx'
import { sentenceKey } from '../../platform/frame/notices.ts'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'

const resultsWords = messagesOf('screening/results', 'results')

interface Props {
  id: string
  onAdded: (assessment: StoredAssessment) => void
}

/** Asks for a skipped month of birth; the server then computes the result again. */
export function AddBirthMonth({ id, onAdded }: Props) {
  const { notices } = useWords()
  const results = resultsWords.use()
  const [parts, setParts] = useState(() => partsOf(null))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const month = monthOf(parts)
  const isPast = month !== null && month <= indiaMonth(Date.now())
  const send = async () => {
    if (!isPast) return
    setBusy(true)
    setFailed(null)
    try {
      onAdded(await patchJson<StoredAssessment>(`/api/assessments/${id}`, { birthMonth: month }))
    } catch (failure) {
      const code = failure instanceof ApiFailure ? failure.code : 'unexpected_failure'
      setFailed(notices[sentenceKey(code, notices, 'unexpected_failure')])
      setBusy(false)
    }
  }
  return (
    <div className="add-birth">
      <p>{results.birth_title}</p>
      <MonthFields parts={parts} onChange={setParts} />
      <Button
        kind="second"
        size="small"
        busy={busy}
        busyLabel={results.birth_saving}
        disabledReason={month !== null && !isPast ? results.birth_future : undefined}
        onClick={() => void send()}
      >
        {results.birth_save}
      </Button>
      {failed && <p role="alert">{failed}</p>}
    </div>
  )
}
