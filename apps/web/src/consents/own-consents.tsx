import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { Consent } from '@ankur/accounts/consents'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { LoadFailed } from '../platform/frame/load-failed.tsx'
import { Button } from '../ui/button/button.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useConsents } from './use-consents.ts'
import './consents.css'

const consentsWords = messagesOf('accounts/your-data', 'consents')

/** Every consent of a family, each with its day; an optional one can be withdrawn with one press. */
export function OwnConsents() {
  const { app } = useLanguage().words
  const words = consentsWords.use()
  const { items, hasFailed, tryAgain, withdraw } = useConsents()
  const [busy, setBusy] = useState<string | null>(null)
  const [message, setMessage] = useState<{ word: 'taken_back' | 'not_taken_back'; purpose: Consent['purpose'] } | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const takeBack = async (purpose: Consent['purpose']) => {
    setBusy(purpose)
    const word = await withdraw(purpose).then(
      () => 'taken_back' as const,
      () => 'not_taken_back' as const,
    )
    setBusy(null)
    setMessage({ word, purpose })
    line.current?.focus()
  }
  return (
    <>
      <p>{words.lead}</p>
      <p>{words.lead_back}</p>
      <p className="consents__said" role="status" tabIndex={-1} ref={line}>
        {message && fill(words[message.word], { purpose: words[message.purpose] })}
      </p>
      {!items && !hasFailed && <p role="status">{app.loading}</p>}
      {hasFailed && <LoadFailed what={words.failed} onTryAgain={tryAgain} />}
      <ul className="consents">
        {items?.map((item) => (
          <Row key={item.purpose} item={item} isBusy={busy === item.purpose} onWithdraw={() => void takeBack(item.purpose)} />
        ))}
      </ul>
    </>
  )
}

function Row({ item, isBusy, onWithdraw }: { item: Consent; isBusy: boolean; onWithdraw: () => void }) {
  const { language } = useLanguage()
  const words = consentsWords.use()
  const purpose = words[item.purpose]
  const given = fill(words.given, { date: formatDay(item.givenAt, language), version: item.noticeVersion })
  return (
    <li className="consents__row">
      <div>
        <p className="consents__purpose">{purpose}</p>
        <p className="muted">
          {given} {item.withdrawnAt !== null && fill(words.withdrawn, { date: formatDay(item.withdrawnAt, language) })}
          {item.purpose === 'account' && words.account_ends}
        </p>
      </div>
      {item.purpose !== 'account' && item.withdrawnAt === null && (
        <Button
          kind="second"
          size="small"
          busy={isBusy}
          busyLabel={words.taking_back}
          aria-label={fill(words.withdraw_of, { purpose })}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  )
}
