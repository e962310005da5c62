import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Language } from '@ankur/content'
import { useAuth } from './accounts/index.ts'
import { useLanguage } from './platform/language.tsx'
import { NoticeBoard, useShowNotice } from './platform/notice-board.tsx'
import { OfflineStrip } from './platform/offline-strip.tsx'
import { FlowLayout, SiteLayout } from './ui/layout/layout.tsx'

/** Header, notices and footer around every app page. In the screening flow less stands around the question. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { language, setLanguage } = useLanguage()
  const { status } = useAuth()
  const showNotice = useShowNotice()
  const onLanguage = async (next: Language) => {
    if (!(await setLanguage(next))) showNotice({ kind: 'error', text: 'language_not_loaded' })
  }
  const Layout = /^\/autism-test\/(question|upload-video)(\/|$)/.test(path) ? FlowLayout : SiteLayout
  return (
    <Layout
      language={language}
      path={path}
      signedIn={status === 'loading' ? undefined : status === 'signed-in'}
      onLanguage={(next) => void onLanguage(next)}
    >
      <OfflineStrip />
      <NoticeBoard />
      {children}
    </Layout>
  )
}
