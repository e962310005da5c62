import { type FormEvent, useState } from 'react'
import { fill } from '@ankur/content'
import type { LinkChallenge } from '../platform/frame/opened-by-link.tsx'
import { PageHeading } from '../platform/frame/page.tsx'
import { plainDigits } from '../platform/plain-digits.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { sharedWords } from './shared-words.ts'

/** The reader's input; a new object means a new attempt. */
export interface VisitorInput {
  readonly pin?: string
  readonly isPressed?: boolean
}

interface Props {
  readonly asks: LinkChallenge
  readonly gives: VisitorInput
  readonly onGive: (gives: VisitorInput) => void
}

/** For a link that needs a PIN, or a one-time link that needs a click. */
export function BeforeOpening({ asks, gives, onGive }: Props) {
  const words = sharedWords.use()
  if (asks.code === 'share_opens_once') {
    return (
      <div className="wrap report-page">
        <PageHeading>{words.share_opens_once}</PageHeading>
        <p>{words.once_text}</p>
        <Button busy={gives.isPressed === true} busyLabel={words.opening} onClick={() => onGive({ isPressed: true })}>
          {words.once_open}
        </Button>
      </div>
    )
  }
  return <PinForm asks={asks} onPin={(pin) => onGive({ pin })} />
}

function PinForm({ asks, onPin }: { asks: LinkChallenge; onPin: (pin: string) => void }) {
  const words = sharedWords.use()
  const [pin, setPin] = useState('')
  const [isBad, setBad] = useState(false)
  // Busy until the link needs another input, or opens.
  const [sentFor, setSentFor] = useState<LinkChallenge | null>(null)
  const isBusy = sentFor === asks
  const send = (event: FormEvent) => {
    event.preventDefault()
    const digits = plainDigits(pin).trim()
    const isFour = /^\d{4}$/.test(digits)
    setBad(!isFour)
    if (!isFour || isBusy) return
    setSentFor(asks)
    onPin(digits)
  }
  const { left } = asks
  const wrong = left === undefined ? undefined : `${words.share_pin_wrong} ${fill(words.pin_left, { n: left })}`
  return (
    <form className="wrap report-page" noValidate onSubmit={send}>
      <PageHeading>{words.share_pin_missing}</PageHeading>
      <p>{words.pin_text}</p>
      <div role="alert">{!isBad && wrong !== undefined && <p>{wrong}</p>}</div>
      <Field
        label={words.pin}
        value={pin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        error={isBad ? words.pin_bad : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" busy={isBusy} busyLabel={words.opening}>
        {words.open}
      </Button>
    </form>
  )
}
