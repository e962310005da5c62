import { useState } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { NoticeOf } from '../../platform/frame/notice-board.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { openBackend } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { thrownNotice } from '../auth-failure.ts'
import { usePasswordFailure, wasSentBefore } from './password-failure.ts'
import { messagesOf } from '../../platform/messages.ts'

const passwordWords = messagesOf('accounts/password', 'password')

/** Sends another mail to an address that was never confirmed: the first link expires after a day. */
export function ConfirmAgain({ email }: { email: string }) {
  const { language } = useLanguage()
  const words = passwordWords.use()
  const failureOf = usePasswordFailure()
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const [busy, setBusy] = useState(false)
  const isSent = notice?.kind === 'info'
  const send = async (): Promise<NoticeContent> => {
    const { auth } = await openBackend()
    const options = { emailRedirectTo: `${location.origin}/account` }
    const { error } = await auth.resend({ type: 'signup', email, options })
    if (error && !wasSentBefore(error)) return failureOf(error, {})
    const lines = [fill(words.confirm_sent, { email }), words.mail_spam]
    return { kind: 'info', own: { language, title: words.mail_title, lines } }
  }
  const press = async () => {
    setBusy(true)
    setNotice(await send().catch(thrownNotice))
    setBusy(false)
  }
  return (
    <>
      {notice && <NoticeOf notice={notice} />}
      <Button kind="second" size="small" busy={busy} busyLabel={words.sending_mail} onClick={() => void press()}>
        {isSent ? words.send_again : words.confirm_send}
      </Button>
    </>
  )
}

/** One of the two addresses has confirmed. */
export function ConfirmHalf() {
  return <p role="status">{passwordWords.use().email_half}</p>
}
