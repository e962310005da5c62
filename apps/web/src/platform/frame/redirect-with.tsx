import { useLayoutEffect } from 'react'
import { goTo } from '../navigation.ts'
import { leaveNotice, type NoticeContent } from './notices.ts'

/** Goes to another page in place of this one, and says there why. */
export function RedirectWith({ to, notice }: { to: string; notice: NoticeContent | null }) {
  useLayoutEffect(() => {
    if (notice) leaveNotice(notice)
    goTo(to, { replace: true })
  }, [to, notice])
  return null
}
