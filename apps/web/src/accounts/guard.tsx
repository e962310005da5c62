import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { cover, isCovered, pausePath } from '../platform/session/cover.ts'
import { isTakenOver, repeatPress } from '../platform/drawn.ts'
import { Loading } from '../platform/frame/loading.tsx'
import { goTo, storeReturnPath } from '../platform/navigation.ts'
import type { NoticeContent } from '../platform/frame/notices.ts'
import { RedirectWith } from '../platform/frame/notice-board.tsx'
import type { Person } from '../platform/session/session.ts'
import { useAuth } from './auth-provider.tsx'

/** Shows a page to signed-in users only; the server checks again in any case. */
export function Guard({ children }: { children: ReactNode }) {
  const { status, ended } = useAuth()
  const [isDrawn] = useState(isTakenOver)
  useEffect(() => {
    if (isDrawn && status !== 'loading') repeatPress()
  }, [isDrawn, status])
  if (status === 'loading' && isDrawn) return children
  if (status === 'signed-in') return isCovered() ? <ToPause /> : children
  if (status === 'signed-out') return <ToGate ended={ended} />
  return <Loading afterMs={0} />
}

/** The page is hidden, or waits for the PIN: it continues afterwards. */
function ToPause() {
  useLayoutEffect(() => {
    cover(location.pathname + location.search)
    goTo(pausePath, { replace: true })
  }, [])
  return null
}

const linkSpent: NoticeContent = { kind: 'error', title: 'error_title', text: 'auth_otp_expired' }
const sessionEnded: NoticeContent = { kind: 'info', text: 'session_ended' }

/** A visitor is redirected to sign-in. After an expired session the reason is shown, and sign-in leads back here. */
function ToGate({ ended }: { ended: Person | null }) {
  const [here] = useState(() => location.pathname + location.search)
  // A provider's used or expired link opens this page with an error in the address.
  const [isSpent] = useState(() => /[#?&]error(_code)?=/.test(location.hash + location.search))
  useLayoutEffect(() => {
    if (ended) storeReturnPath(ended.id, here)
  }, [ended, here])
  return <RedirectWith to="/auth-gate" notice={ended ? sessionEnded : isSpent ? linkSpent : null} />
}
