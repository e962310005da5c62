import { useState } from 'react'
import { useWords } from '../platform/language.tsx'
import { lazyPart } from '../platform/lazy-part.tsx'
import { goTo } from '../platform/navigation.ts'
import { NoticeOf } from '../platform/notice-board.tsx'
import type { NoticeContent } from '../platform/notices.ts'
import { RedirectWith } from '../platform/redirect-with.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { isOwnPath } from '../platform/return-path.ts'
import { openBackend } from '../platform/session.ts'
import { Button } from '../ui/button/button.tsx'
import { accountsWords } from './accounts-words.ts'
import { failureNotice, thrownNotice } from './auth-failure.ts'
import { passwordWords } from './password-words.ts'
import './accounts.css'

const ConfirmHalf = lazyPart(() => import('./confirm-half.tsx').then((module) => module.ConfirmHalf), passwordWords)

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
  const [isHalf, setHalf] = useState(false)
  useTitle(accounts.confirm_title)

  const confirm = async (used: MailedLink) => {
    setBusy(true)
    setFailure(null)
    const found = await verify(used, notices).catch(thrownNotice)
    if (found === 'signed in') return goTo(used.next, { replace: true })
    if (found === 'half') return setHalf(true)
    setFailure(found)
    setBusy(false)
  }
  if (link?.type === 'recovery') return <RedirectWith to={resetPath(link)} notice={null} />
  if (isHalf) {
    return (
      <div className="wrap entry">
        <PageHeading>{accounts.confirm_title}</PageHeading>
        <ConfirmHalf />
      </div>
    )
  }
  return (
    <div className="wrap entry">
      <PageHeading>{accounts.confirm_title}</PageHeading>
      <p className="entry__lead">{accounts.confirm_lead}</p>
      {failure && (
        <div className="entry__failure">
          <NoticeOf notice={failure} />
        </div>
      )}
      {link ? (
        <Button wide busy={busy} busyLabel={accounts.confirming} onClick={() => void confirm(link)}>
          {accounts.confirm_button}
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

/** A new password belongs to this link: the page for it uses the token up. */
function resetPath({ tokenHash }: MailedLink): string {
  return `/reset-password?${new URLSearchParams({ token_hash: tokenHash, type: 'recovery' }).toString()}`
}

type Verified = 'signed in' | 'half' | NoticeContent

/** A change of address opens no session before both addresses have agreed. */
async function verify({ tokenHash, type }: MailedLink, notices: Parameters<typeof failureNotice>[1]): Promise<Verified> {
  const { auth } = await openBackend()
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) return failureNotice(error, notices)
  return data.session ? 'signed in' : 'half'
}

function readLink(search: string): MailedLink | null {
  const query = new URLSearchParams(search)
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((each) => each === query.get('type'))
  const next = query.get('next') ?? ''
  return tokenHash && type ? { tokenHash, type, next: isOwnPath(next) ? next : '/dashboard' } : null
}
