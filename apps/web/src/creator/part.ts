import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** All of it is cached on the first visit: what is made online can be played offline. */
export const offline = 'creator'

export const creatorPage = definePart({
  path: '/create',
  load: () => import('./creator-page.tsx').then((module) => module.loadCreatorPage()),
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  creatorPage: ['words/*/creator/creator.ts?only=creator', 'words/*/creator/blocks.ts?only=blocks', 'creator-styles.css'],
}
