import { useMemo, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Loading } from '../../platform/frame/loading.tsx'
import { goTo } from '../../platform/navigation.ts'
import { NoticeOf, RedirectWith } from '../../platform/frame/notice-board.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { readLink, verify, type ConfirmLink, type Proof } from './confirm-link.ts'
import { thrownNotice } from '../auth-failure.ts'
import { otherPerson, useMailedLink } from '../mailed-link.ts'
import { PasswordBox } from '../password-box.tsx'
import '../accounts.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

const ConfirmHalf = definePart({
  load: () => import('./confirm-again.tsx').then((module) => module.ConfirmHalf),
  messages: [passwordWords],
  when: onDemand,
})

/**
 * Opened by a mailed link. The token is used when the button is pressed, not by a mail scanner that opens the link. Anybody
 * may send anybody a link: before that the page names the account that it opens.
 */
export function ConfirmPage() {
  const accounts = accountsWords.use()
  const [link] = useState(() => readLink(location.search))
  const [isHalf, setHalf] = useState(false)
  useTitle(accounts.confirm_title)
  if (link?.type === 'recovery') return <RedirectWith to={resetPath(link)} notice={null} />
  return (
    <div className="wrap entry">
      <PageHeading>{accounts.confirm_title}</PageHeading>
      {isHalf && <ConfirmHalf />}
      {!isHalf && link && <Confirm link={link} onHalf={() => setHalf(true)} />}
      {!link && <p role="alert">{accounts.confirm_broken}</p>}
      {!isHalf && (
        <p className="entry__other">
          <a href="/sign-in">{accounts.sign_in}</a>
        </p>
      )}
    </div>
  )
}

function Confirm({ link, onHalf }: { link: ConfirmLink; onHalf: () => void }) {
  const { language, words } = useLanguage()
  const { notices } = words
  const accounts = accountsWords.use()
  const found = useMailedLink(link.tokenHash)
  // Only once: after the press the other account is signed out.
  const somebodyElse = useMemo(() => otherPerson(found), [found])
  const [failure, setFailure] = useState<NoticeContent | null>(null)
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  if (found === undefined) return <Loading afterMs={0} />
  const isFirst = found?.asksPassword === true

  const wrongPassword: NoticeContent = {
    kind: 'error',
    own: { language, title: notices.error_title, lines: [accounts.confirm_wrong_password] },
  }

  const confirm = async (proof: Proof) => {
    setBusy(true)
    setFailure(null)
    const done = await verify(link, proof, notices).catch(thrownNotice)
    if (done === 'half') return onHalf()
    if (done === 'signed in') {
      return proof.kind === 'none' ? goTo('/reset-password', { replace: true }) : goTo(link.next, { replace: true })
    }
    setBusy(false)
    if (done === 'not yours') {
      setAsking(true)
      if (proof.kind === 'password') setFailure(wrongPassword)
    } else setFailure(done)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isAsking) return void confirm({ kind: 'password', password })
    void confirm(isFirst ? { kind: 'this browser', email: found.email } : { kind: 'unasked' })
  }
  const says = found?.newEmail
    ? fill(accounts.confirm_changes, { before: found.email, email: found.newEmail })
    : found && fill(accounts.confirm_opens, { email: found.email })
  const goOn = found && somebodyElse ? fill(accounts.confirm_go_on, { email: found.email }) : accounts.confirm_button
  return (
    <>
      <p className="entry__lead">{says ?? accounts.confirm_lead}</p>
      {somebodyElse !== '' && (
        <div className="entry__failure">
          <Notice kind="info" announce={false}>
            {fill(accounts.confirm_other, { other: somebodyElse })}
          </Notice>
        </div>
      )}
      {failure && (
        <div className="entry__failure">
          <NoticeOf notice={failure} />
        </div>
      )}
      <form noValidate onSubmit={submit}>
        {isAsking && (
          <PasswordBox
            name="password"
            autoComplete="current-password"
            label={accounts.password}
            hint={accounts.confirm_password_hint}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <Button type="submit" wide busy={busy} busyLabel={accounts.confirming}>
          {goOn}
        </Button>
      </form>
      <div className="entry__ways">
        {isAsking && (
          <Button wide kind="second" onClick={() => void confirm({ kind: 'none' })}>
            {accounts.confirm_no_password}
          </Button>
        )}
        {somebodyElse !== '' && (
          <LinkButton wide kind="second" href="/dashboard">
            {fill(accounts.confirm_stay, { other: somebodyElse })}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** A new password belongs to this link: the page for it uses the token. */
function resetPath({ tokenHash }: ConfirmLink): string {
  return `/reset-password?${new URLSearchParams({ token_hash: tokenHash, type: 'recovery' }).toString()}`
}
