import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** All of it comes with the first visit: what is made with a signal is played without one. */
export const offline = 'creator'

export const creatorPage = definePart({
  path: '/create',
  load: () => import('./creator-page.tsx').then((module) => module.loadCreatorPage()),
  when: withRoute,
})

/** Asked for beside the script, as the HTML names it. */
export const ahead = { creatorPage: ['words/*/creator/creator.ts', 'words/*/creator/blocks.ts', 'creator-styles.css'] }
