import { useEffect, type ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { pages } from 'virtual:pages'
import { AuthProvider, useAuth } from './accounts/auth-provider.tsx'
import { Guard } from './accounts/guard.tsx'
import { AppFrame } from './app-frame.tsx'
import { NoticeProvider } from './platform/frame/notice-board.tsx'
import type { Page } from './platform/part/define-part.tsx'
import { TestProgressProvider } from './screening/test-progress-provider.tsx'

/** Begins to load what the page of an address needs, beside everything else. */
export async function openFirstPage(path: string): Promise<boolean> {
  const opened = pages.find((page) => path.startsWith(page.path.replace(/\/[:*].*$/, '')))
  return opened ? await isLoaded(path, opened) : false
}

/** One that was lost says so itself when it opens. */
async function isLoaded(path: string, page: Page): Promise<boolean> {
  try {
    await page.preload()
    if (page.path.endsWith('*?')) await (await import('./games/index.ts')).openGame(path)
    return true
  } catch {
    return false
  }
}

/** Public and guarded pages, each loaded when its route opens: what their `part.ts` say. */
export function AppPages() {
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

/** The answers on this device, for whoever is signed in. */
function OwnAnswers({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  return <TestProgressProvider userId={user?.id ?? null}>{children}</TestProgressProvider>
}

/** A path the app does not know belongs to the server: a static page, or its 404. */
function Elsewhere() {
  const [path] = useLocation()
  useEffect(() => location.replace(path), [path])
  return null
}
