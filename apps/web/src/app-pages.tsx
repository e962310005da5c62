import { useEffect, StrictMode, type ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { pages } from 'virtual:pages'
import { AuthProvider, useAuth } from './accounts/auth-provider.tsx'
import { Guard } from './accounts/guard.tsx'
import { AppFrame } from './app-frame.tsx'
import { NoticeProvider } from './platform/frame/notice-board.tsx'
import type { Page } from './platform/part/define-part.tsx'
import { TestProgressProvider } from './screening/test-progress-provider.tsx'
import type { Language } from '@ankur/content'
import { LanguageProvider, type Dictionary } from './platform/language.tsx'
import { endTakingOver } from './platform/drawn.ts'
import { ErrorBoundary } from './platform/frame/error-screen.tsx'

/** Starts loading the parts of a page, in parallel with everything else. */
export async function openFirstPage(path: string): Promise<boolean> {
  const opened = pages.find((page) => path.startsWith(page.path.replace(/\/[:*].*$/, '')))
  return opened ? await isLoaded(path, opened) : false
}

/** A failed load is reported when the page opens. */
async function isLoaded(path: string, page: Page): Promise<boolean> {
  try {
    await page.preload()
    if (page.path.endsWith('*?')) await (await import('./games/index.tsx')).openGame(path)
    return true
  } catch {
    return false
  }
}

/** Public and guarded pages, each loaded when its route opens, as defined by their `part.ts`. */
function AppPages() {
  return (
    <AuthProvider>
      <OwnAnswers>
        <NoticeProvider>
          <AppFrame>
            <Switch>
              {pages.map((Page) => (
                <Route key={Page.path} path={Page.path}>
                  {Page.isGuarded ? (
                    <Guard>
                      <Page />
                    </Guard>
                  ) : (
                    <Page />
                  )}
                </Route>
              ))}
              <Route>
                <Elsewhere />
              </Route>
            </Switch>
          </AppFrame>
        </NoticeProvider>
      </OwnAnswers>
    </AuthProvider>
  )
}

/** The answers on this device, for the signed-in user. */
function OwnAnswers({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  return <TestProgressProvider userId={user?.id ?? null}>{children}</TestProgressProvider>
}

/** A path unknown to the app belongs to the server: a static page, or its 404. */
function Elsewhere() {
  const [path] = useLocation()
  useEffect(() => location.replace(path), [path])
  return null
}

/** Everything on `#app`, for the browser and for the build. */
export function AppRoot({ first }: { first: { readonly language: Language; readonly words: Dictionary } }) {
  useEffect(endTakingOver, [])
  return (
    <StrictMode>
      <LanguageProvider first={first}>
        <ErrorBoundary>
          <AppPages />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  )
}
