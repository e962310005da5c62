import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from './accounts/auth-provider.tsx'
import { pausePath } from './platform/session/cover.ts'
import { isTakenOver } from './platform/drawn.ts'
import { useLanguage } from './platform/language.tsx'
import { NoticeBoard } from './platform/frame/notice-board.tsx'
import { OfflineStrip } from './platform/frame/offline-strip.tsx'
import { useLanguageSwitch } from './platform/use-language-switch.ts'
import { isGame } from './routes.ts'
import { HideButton, SharedPhone } from './shared-phone/index.ts'
import { FlowLayout, SiteLayout } from './ui/layout/layout.tsx'

/** Content that nobody else on the phone should read. */
const guardedPath = /^\/(dashboard|account|autism-test)(\/|$)/

/** The theme script looked before the first paint. */
function hasStoredSession(): boolean {
  return document.documentElement.hasAttribute('data-signed-in')
}

/** Header, notices and footer around every app page. In the screening flow there is less around the question. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { language } = useLanguage()
  const { status } = useAuth()
  const switchLanguage = useLanguageSwitch()
  // A game, and the editor of games, have their own frame: a bar with their tools, and no links while a child plays. So
  // does the report of a family's link.
  if (isGame(path) || /^\/((shared|play|create)(\/|$)|talk$|games\/garden$)/.test(path)) return children
  // Nothing around the clock: no logo, no menu, no hint of what is hidden.
  if (path === pausePath) return <main id="main">{children}</main>
  // A prerendered question is shown only with a session. A stored session counts until the server refuses it, so the header
  // does not change after its first paint.
  const isHidable = status === 'signed-in' || (status === 'loading' && (isTakenOver() || hasStoredSession()))
  const isGuarded = guardedPath.test(path)
  const Layout = /^\/autism-test\/(question|follow-up|upload-video)(\/|$)/.test(path) ? FlowLayout : SiteLayout
  return (
    <Layout
      language={language}
      path={path}
      signedIn={status === 'loading' ? undefined : status === 'signed-in'}
      onLanguage={switchLanguage}
      beside={isGuarded && isHidable && <HideButton />}
    >
      <OfflineStrip />
      <NoticeBoard />
      {children}
      {isGuarded && status === 'signed-in' && <SharedPhone />}
    </Layout>
  )
}
