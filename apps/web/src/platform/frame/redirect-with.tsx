import { useLayoutEffect } from 'react'
import { goTo } from '../navigation.ts'
import { storeNotice, type NoticeContent } from './notices.ts'

/** Replaces this page by another one and shows the reason there. */
export function RedirectWith({ to, notice }: { to: string; notice: NoticeContent | null }) {
  useLayoutEffect(() => {
    if (notice) storeNotice(notice)
    goTo(to, { replace: true })
  }, [to, notice])
  return null
}
