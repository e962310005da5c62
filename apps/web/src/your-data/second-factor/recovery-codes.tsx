import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'

const secondFactorWords = messagesOf('accounts/second-factor', 'secondFactor')

/** Ten codes, shown only now. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = secondFactorWords.use()
  const [message, setMessage] = useState<'copied' | 'not_copied' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setMessage('copied'),
      () => setMessage('not_copied'),
    )
  return (
    <>
      <h3>{words.codes_title}</h3>
      <p>{words.codes_lead}</p>
      <ul className="your-data__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="your-data__said" role="status">
        {message && words[message]}
      </p>
      <p className="your-data__buttons">
        <Button kind="second" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.codes_done}</Button>
      </p>
    </>
  )
}
