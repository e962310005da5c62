import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'

/** Small, for visitors with a link: offline it explains what is missing. */
export const offline = 'app'

/** The token is in the fragment, which no server or proxy logs; links from before 23 November 2026 had it in their path. */
export const playPage = definePart({
  path: '/play/:token?',
  load: () => import('./play-page.tsx').then((module) => module.loadPlayPage()),
  when: withRoute,
})
