import { useState } from 'react'
import { Loading } from '../../platform/frame/loading.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { readResetLink, type ResetLink } from './reset-link.ts'
import { useAuth } from '../auth-provider.tsx'
import { useMailedLink } from '../mailed-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { emailInHistory, openForgotten, pageState } from './typed-email.ts'
import '../accounts.css'

const passwordWords = messagesOf('accounts/password', 'password')

/** Opened by a mailed link, or to type its code. The way of opening is read once, because saving changes the address. */
export function ResetPasswordPage() {
  const { status, user } = useAuth()
  const password = passwordWords.use()
  const [arrival, setArrival] = useState<ResetLink | null>(null)
  useTitle(password.reset_title)
  const { search, hash } = location
  const found = arrival ?? readResetLink({ search, hash, state: pageState() }, status)
  if (!arrival && found) setArrival(found)
  // Anybody may send anybody a link: the account is named before a password is typed.
  const mailed = useMailedLink(found?.kind === 'link' ? found.tokenHash : null)
  const signedIn = mailed?.email ?? user?.email ?? ''
  const email = (found?.kind === 'session' ? '' : emailInHistory()) || signedIn
  return (
    <div className="wrap entry">
      <PageHeading>{password.reset_title}</PageHeading>
      {(!found || mailed === undefined) && <Loading afterMs={0} />}
      {found?.kind === 'expired' && <Expired email={email} />}
      {found && found.kind !== 'expired' && mailed !== undefined && (
        <NewPasswordForm link={found} email={email} linkOf={mailed} onExpired={() => setArrival({ kind: 'expired' })} />
      )}
    </div>
  )
}

function Expired({ email }: { email: string }) {
  const password = passwordWords.use()
  return (
    <>
      <div className="entry__failure">
        <Notice kind="error" title={password.expired}>
          {password.expired_help}
        </Notice>
      </div>
      <LinkButton wide href="/forgot-password" onClick={(event) => openForgotten(event, email)}>
        {password.ask_again}
      </LinkButton>
    </>
  )
}
