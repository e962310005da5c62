import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** All addresses of the games in one: `pages/part.ts` says what they are, and no other page carries it. */
export const gamesPages = definePart({
  path: '/games/*?',
  load: () => import('./index.ts').then((module) => module.GamesPages),
  when: withRoute,
})
