import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'

/** Only educators open it. */
export const offline = 'when-opened'

export const classPage = definePart({
  path: '/class',
  load: () => import('./load-class.ts').then((module) => module.loadClassPage()),
  when: withRoute,
})
export const sessionPage = definePart({
  path: '/class/session',
  load: () => import('./load-class.ts').then((module) => module.loadSessionPage()),
  when: withRoute,
})
