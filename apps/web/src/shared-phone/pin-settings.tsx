import { useRef, useState, type FormEvent } from 'react'
import { forgetPin, hasPin, noteOpened } from '../platform/session/cover.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { canStorePin, isPin, storePin } from './pin.ts'
import { messagesOf } from '../platform/messages.ts'

const sharedPhoneWords = messagesOf('accounts/shared-phone', 'sharedPhone')

type PinNotice = 'pin_saved' | 'pin_removed' | 'pin_not_kept'

/** Sets or removes the PIN of this phone. */
export function PinSettings() {
  const words = sharedPhoneWords.use()
  const [isSet, setIsSet] = useState(hasPin)
  const [message, setMessage] = useState<PinNotice | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const tell = (word: PinNotice) => {
    setIsSet(hasPin())
    setMessage(word)
    line.current?.focus()
  }
  const remove = () => {
    forgetPin()
    tell('pin_removed')
  }
  const keep = async (pin: string) => {
    const stored = await storePin(pin)
    if (stored) noteOpened()
    tell(stored ? 'pin_saved' : 'pin_not_kept')
  }
  if (!canStorePin()) return null
  return (
    <>
      <h2>{words.pin_title}</h2>
      <p>{words.pin_text}</p>
      <p role="status" tabIndex={-1} ref={line}>
        {message && words[message]}
      </p>
      {isSet ? (
        <Button kind="second" onClick={remove}>
          {words.pin_remove}
        </Button>
      ) : (
        <NewPin onPin={keep} />
      )}
    </>
  )
}

function NewPin({ onPin }: { onPin: (pin: string) => Promise<void> }) {
  const words = sharedPhoneWords.use()
  const [pin, setPin] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isPin(pin))
    if (isPin(pin)) void onPin(pin)
  }
  return (
    <form noValidate onSubmit={send}>
      <Field
        label={words.pin_new}
        error={isWrong ? words.pin_bad : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" kind="second">
        {words.pin_set}
      </Button>
    </form>
  )
}
