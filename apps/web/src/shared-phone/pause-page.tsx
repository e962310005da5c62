import { useEffect, useState, type FormEvent } from 'react'
import { useAuth } from '../accounts/index.ts'
import { formatTime, formatToday } from '../platform/clock.ts'
import { hasPin, uncover } from '../platform/session/cover.ts'
import { useLanguage } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { isThePin } from './pin.ts'
import { messagesOf } from '../platform/messages.ts'
import './shared-phone.css'

const sharedPhoneWords = messagesOf('accounts/shared-phone', 'sharedPhone')

/** A clock in place of a private page. */
export function PausePage() {
  const words = sharedPhoneWords.use()
  useTitle(words.pause_title)
  const goOn = () => goTo(uncover(), { replace: true })
  return (
    <div className="wrap pause">
      <PageHeading>{words.pause_title}</PageHeading>
      <Clock />
      {hasPin() ? <PinPrompt onOpen={goOn} /> : <Button onClick={goOn}>{words.go_on}</Button>}
    </div>
  )
}

function Clock() {
  const { language } = useLanguage()
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  const now = new Date(nowMs)
  return (
    <p>
      <time className="pause__time" dateTime={now.toISOString()}>
        {formatTime(now.getHours(), now.getMinutes(), language)}
      </time>
      <br />
      {formatToday(now, language)}
    </p>
  )
}

function PinPrompt({ onOpen }: { onOpen: () => void }) {
  const words = sharedPhoneWords.use()
  const { leaveHere } = useAuth()
  const [pin, setPin] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await isThePin(pin)) return onOpen()
    setWrong(true)
    setPin('')
  }
  return (
    <>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Field
          label={words.pin_label}
          hint={words.pin_honest}
          error={isWrong ? words.pin_wrong : undefined}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <Button type="submit">{words.go_on}</Button>
      </form>
      <p>{words.pin_forgotten}</p>
      <Button kind="quiet" onClick={() => void leaveHere(words.signed_out_here)}>
        {words.sign_out_here}
      </Button>
    </>
  )
}
