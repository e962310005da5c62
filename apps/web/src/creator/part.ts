import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

export const creatorPage = definePart({
  path: '/create',
  load: () => import('./creator-page.tsx').then((module) => module.loadCreatorPage()),
  when: withRoute,
})
