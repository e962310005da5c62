import { childrenWords } from '../children/children-words.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import { adviceWords } from '../screening/result/advice-words.ts'
import { dashboardWords } from './dashboard-words.ts'
import dashboardStyles from './dashboard-styles.css?url'

export const dashboardPage = definePart({
  path: '/dashboard',
  isGuarded: true,
  load: () => import('./dashboard-page.tsx').then((module) => module.DashboardPage),
  messages: [dashboardWords, childrenWords],
  styles: [dashboardStyles],
  when: withRoute,
})
export const historyPage = definePart({
  path: '/autism-test/history',
  isGuarded: true,
  load: () => import('./history-page.tsx').then((module) => module.loadHistoryPage()),
  messages: [childrenWords, adviceWords],
  styles: [dashboardStyles],
  when: withRoute,
})
