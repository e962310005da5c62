import { useState, type FormEvent } from 'react'
import { plainDigits } from '../../platform/plain-digits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { confirmFactor, type FactorEnrolment } from './second-factor-calls.ts'
import { messagesOf } from '../../platform/messages.ts'

const secondFactorWords = messagesOf('accounts/second-factor', 'secondFactor')

interface Props {
  readonly enrolled: FactorEnrolment
  readonly onConfirmed: (id: string) => void
  readonly onCancel: () => void
}

/** The secret for the app, as a QR code, a link and a key, and a field for the first code, which verifies the setup. */
export function EnrollForm({ enrolled: { id, qrCode, secret, uri }, onConfirmed, onCancel }: Props) {
  const words = secondFactorWords.use()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'code_missing' | 'wrong' | 'failed'>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const digits = plainDigits(code).replace(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) return setProblem('code_missing')
    setBusy(true)
    setProblem(undefined)
    const isRight = await confirmFactor(id, digits).catch(() => null)
    if (isRight) return onConfirmed(id)
    setProblem(isRight === null ? 'failed' : 'wrong')
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p>{words.scan}</p>
      <p>
        <img className="your-data__qr" src={qrCode} alt={words.picture} width="200" height="200" />
      </p>
      <p>
        <a className="your-data__app" href={uri}>
          {words.same_phone}
        </a>
      </p>
      <p>
        {words.key} <code className="your-data__key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Field
        label={words.code}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={problem && words[problem]}
        onChange={(event) => setCode(event.target.value)}
      />
      <p className="your-data__buttons">
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.confirm}
        </Button>
        <Button kind="second" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </form>
  )
}
