import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** All addresses of the games as one: `pages/part.ts` lists them, and is not loaded by other pages. */
export const gamesPages = definePart({
  path: '/games/*?',
  load: () => import('./index.tsx').then((module) => module.GamesPages),
  when: withRoute,
})
