import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import paperStyles from './paper.css?url'

/** The server creates reports, emails and links. */
export const offline = 'when-opened'

export const reportPage = definePart({
  path: '/autism-test/report/:assessmentId',
  isGuarded: true,
  load: () => import('./pages.ts').then((module) => module.loadReportPage()),
  styles: [paperStyles],
  when: withRoute,
})
/** The token is in the fragment, which servers and proxies do not log; links before 23 November 2026 had it in their path. */
export const sharedPage = definePart({
  path: '/shared/:token?',
  load: () => import('./pages.ts').then((module) => module.loadSharedPage()),
  styles: [paperStyles],
  when: withRoute,
})
