import { useEffect, type ComponentType, type ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { AuthProvider, Guard, useAuth } from './accounts/index.ts'
import { accountsWords } from './accounts/accounts-words.ts'
import { childrenWords } from './children/children-words.ts'
import { dashboardWords } from './dashboard/dashboard-words.ts'
import { AppFrame } from './app-frame.tsx'
import { styleSheet } from './platform/load-styles.ts'
import { lazyPage, type LazyPage } from './platform/lazy-page.tsx'
import { NoticeProvider } from './platform/notice-board.tsx'
import { followUpWords, TestProgressProvider } from './screening/index.ts'
import { adviceWords } from './screening/advice-words.ts'
import { behaviourLines } from './screening/behaviour-lines.ts'
import { ownQuestions } from './screening/own-questions.ts'
import { sharedPhoneWords } from './shared-phone/shared-phone-words.ts'
import { questionsWords } from './screening/questions-words.ts'
import { resultsWords } from './screening/results-words.ts'
import dashboardStyles from './dashboard/dashboard.css?url'
import askingStyles from './screening/asking-sheet.css?url'
import resultStyles from './screening/result-sheet.css?url'

interface AppRoute {
  readonly path: string
  readonly page: LazyPage
  readonly guarded: boolean
}

/** The looks of a few pages, beside the page's chunk and its words. */
const askingSheet = styleSheet(askingStyles)
const dashboardSheet = styleSheet(dashboardStyles)

const question = lazyPage(
  () => import('./screening/question-page.tsx').then((module) => module.QuestionPage),
  questionsWords,
  ownQuestions,
  askingSheet,
)

const loadShared = () => import('./reports/pages.ts').then((module) => module.loadSharedPage())
const loadPlay = () => import('./creator/play/play-page.tsx').then((module) => module.loadPlayPage())

/** Beside a page with a form: a module that was lost once is lost until the page is loaded anew, and what was typed with it. */
const client = { load: async () => void (await import('./platform/accounts-client.ts')) }

/** Public and guarded pages, each in a chunk of its own. `routes.ts` tells the server of the same paths. */
const appRoutes: readonly AppRoute[] = [
  open('/create', () => import('./creator/creator-page.tsx').then((module) => module.loadCreatorPage())),
  open('/auth-gate', () => import('./accounts/auth-gate-page.tsx').then((module) => module.AuthGatePage), accountsWords),
  open('/sign-up', () => import('./accounts/sign-up-page.tsx').then((module) => module.SignUpPage), accountsWords, client),
  open('/sign-in', () => import('./accounts/sign-in-page.tsx').then((module) => module.SignInPage), accountsWords, client),
  open('/auth/confirm', () => import('./accounts/seldom-opened.ts').then((module) => module.loadConfirmPage()), client),
  open('/forgot-password', () => import('./accounts/seldom-opened.ts').then((module) => module.loadForgotPage()), client),
  open('/reset-password', () => import('./accounts/seldom-opened.ts').then((module) => module.loadResetPage()), client),
  open('/pause', () => import('./shared-phone/pause-page.tsx').then((module) => module.PausePage), sharedPhoneWords),
  guarded(
    '/dashboard',
    () => import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
    dashboardWords,
    childrenWords,
    dashboardSheet,
  ),
  guarded('/account', () => import('./your-data/pages.ts').then((module) => module.loadYourDataPage())),
  { path: '/autism-test/question/:questionNumber?', page: question, guarded: true },
  guarded(
    '/autism-test/upload-video',
    () => import('./screening/review-page.tsx').then((module) => module.ReviewPage),
    questionsWords,
    askingSheet,
  ),
  guarded(
    '/autism-test/follow-up/:assessmentId',
    () => import('./screening/follow-up-page.tsx').then((module) => module.FollowUpPage),
    followUpWords,
    askingSheet,
  ),
  guarded(
    '/autism-test/results',
    () => import('./screening/results-page.tsx').then((module) => module.ResultsPage),
    resultsWords,
    adviceWords,
    behaviourLines,
    childrenWords,
    styleSheet(resultStyles),
  ),
  // All addresses of the games in one: what they are is theirs to say, and no other page carries it.
  open('/games/*?', () => import('./games/index.ts').then((module) => module.GamesPages)),
  open('/class/session', () => import('./games/class/load-class.ts').then((module) => module.loadSessionPage())),
  open('/class', () => import('./games/class/load-class.ts').then((module) => module.loadClassPage())),
  open('/talk', () => import('./talk/index.ts').then((module) => module.loadTalkPage())),
  guarded(
    '/autism-test/history',
    () => import('./dashboard/history-page.tsx').then((module) => module.loadHistoryPage()),
    childrenWords,
    adviceWords,
    dashboardSheet,
  ),
  guarded('/autism-test/report/:assessmentId', () => import('./reports/pages.ts').then((module) => module.loadReportPage())),
  open('/shared', loadShared),
  open('/shared/:token', loadShared),
  open('/play', loadPlay),
  open('/play/:token', loadPlay),
]

function open(path: string, load: () => Promise<ComponentType>, ...words: Parameters<typeof lazyPage>[1][]): AppRoute {
  return { path, page: lazyPage(load, ...words), guarded: false }
}

function guarded(path: string, load: () => Promise<ComponentType>, ...words: Parameters<typeof lazyPage>[1][]): AppRoute {
  return { path, page: lazyPage(load, ...words), guarded: true }
}

/** Begins to load the chunk of the page that opens, beside everything else that it needs. */
export async function openFirstPage(path: string): Promise<boolean> {
  const route = appRoutes.find((each) => path.startsWith(each.path.replace(/\/[:*].*$/, '')))
  if (!route) return false
  const isThere = await route.page.preload()
  return isThere && (!path.startsWith('/games') || (await import('./games/index.ts').then((games) => games.openGame(path))))
}

export function AppPages() {
  return (
    <AuthProvider>
      <OwnAnswers>
        <NoticeProvider>
          <AppFrame>
            <Switch>
              {appRoutes.map(({ path, page: Page, guarded: isGuarded }) => (
                <Route key={path} path={path}>
                  {isGuarded ? (
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
