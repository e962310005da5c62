import { messagesOf } from '../platform/messages.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import dashboardStyles from './dashboard-styles.css?url'

const childrenWords = messagesOf('children/children', 'children')
const adviceWords = messagesOf('screening/advice', 'advice')
const dashboardWords = messagesOf('app/dashboard', 'dashboard')

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
