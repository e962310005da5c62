import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'

/** Small, and for whoever is sent a link: it says what is missing where there is no signal. */
export const offline = 'app'

/** The token is the fragment, which no server and no proxy writes down; links of before 23 November 2026 had it in their path. */
export const playPage = definePart({
  path: '/play/:token?',
  load: () => import('./play-page.tsx').then((module) => module.loadPlayPage()),
  when: withRoute,
})
