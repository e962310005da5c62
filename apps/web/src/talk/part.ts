import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

export const talkPage = definePart({
  path: '/talk',
  load: () => import('./index.ts').then((module) => module.loadTalkPage()),
  when: withRoute,
})
