import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

export const yourDataPage = definePart({
  path: '/account',
  isGuarded: true,
  load: () => import('./pages.ts').then((module) => module.loadYourDataPage()),
  when: withRoute,
})
