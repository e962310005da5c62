import { useState } from 'react'
import { useWords } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { NoticeOf } from '../platform/notice-board.tsx'
import type { NoticeContent } from '../platform/notices.ts'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { isOwnPath } from '../platform/return-path.ts'
import { openBackend } from '../platform/session.ts'
import { Button } from '../ui/button/button.tsx'
import { accountsWords } from './accounts-words.ts'
import { failureNotice, thrownNotice } from './auth-failure.ts'
import './accounts.css'

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

interface MailedLink {
  readonly tokenHash: string
  readonly type: (typeof linkTypes)[number]
  readonly next: string
}

/** Opened by a mailed link. The token is used up by the press, not by a mail program that looks at the link first. */
export function ConfirmPage() {
  const { notices } = useWords()
  const accounts = accountsWords.use()
  const [link] = useState(() => readLink(location.search))
  const [failure, setFailure] = useState<NoticeContent | null>(null)
  const [busy, setBusy] = useState(false)
  useTitle(accounts.confirm_title)
  const recovery = link?.type === 'recovery'

  const confirm = async (used: MailedLink) => {
    setBusy(true)
    setFailure(null)
    const failed = await verify(used, notices).catch(thrownNotice)
    if (!failed) return goTo(used.next, { replace: true })
    setFailure(failed)
    setBusy(false)
  }
  return (
    <div className="wrap entry">
      <PageHeading>{accounts.confirm_title}</PageHeading>
      <p className="entry__lead">{recovery ? accounts.confirm_recovery_lead : accounts.confirm_lead}</p>
      {failure && (
        <div className="entry__failure">
          <NoticeOf notice={failure} />
        </div>
      )}
      {link ? (
        <Button wide busy={busy} busyLabel={accounts.confirming} onClick={() => void confirm(link)}>
          {recovery ? accounts.confirm_recovery_button : accounts.confirm_button}
        </Button>
      ) : (
        <p role="alert">{accounts.confirm_broken}</p>
      )}
      <p className="entry__other">
        <a href="/sign-in">{accounts.sign_in}</a>
      </p>
    </div>
  )
}

async function verify(
  { tokenHash, type }: MailedLink,
  notices: Parameters<typeof failureNotice>[1],
): Promise<NoticeContent | null> {
  const { auth } = await openBackend()
  const { error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  return error && failureNotice(error, notices)
}

function readLink(search: string): MailedLink | null {
  const query = new URLSearchParams(search)
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((each) => each === query.get('type'))
  const next = query.get('next') ?? ''
  return tokenHash && type ? { tokenHash, type, next: isOwnPath(next) ? next : '/dashboard' } : null
}
